import { statfsSync, statSync } from 'node:fs';
import { availableMemory } from '../site/available-memory.ts';

const mebibyte = 1024 * 1024;

// Given on the command line at every start, so that an upgrade of Parley tunes existing databases too.
export function postgresSettings(
  cluster: string,
  port: number,
  overrides: Record<string, string> = {},
): string[] {
  const memory = Math.floor(availableMemory() / mebibyte);
  const settings: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: `${clamp(memory < 1024 ? memory / 16 : memory / 8, 32, 1024)}MB`,
    effective_cache_size: `${clamp(memory / 2, 128, 65_536)}MB`,
    maintenance_work_mem: `${clamp(memory / 32, 16, 512)}MB`,
    work_mem: `${clamp(memory / 128, 4, 16)}MB`,
    random_page_cost: '1.1',
    jit: 'off',
    fsync: 'on',
    synchronous_commit: 'on',
    wal_level: 'minimal',
    max_wal_senders: '0',
    // The log of changes must not fill a small disk by itself.
    max_wal_size: `${clamp(diskSize(cluster) / 16, 64, 2048)}MB`,
    autovacuum_naptime: '20s',
    autovacuum_vacuum_scale_factor: '0.05',
    autovacuum_analyze_scale_factor: '0.02',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    dynamic_shared_memory_type: isShmUsable() ? 'posix' : 'mmap',
    ...overrides,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function diskSize(folder: string): number {
  const { blocks, bsize } = statfsSync(folder);
  return (blocks * bsize) / mebibyte;
}

function clamp(value: number, least: number, most: number): number {
  return Math.floor(Math.min(Math.max(value, least), most));
}

// Containers often have a /dev/shm of 64 MB, in which parallel queries fail, or one closed to others.
function isShmUsable(): boolean {
  if (process.platform !== 'linux') return true;
  try {
    const shm = statfsSync('/dev/shm');
    const isOpen = (statSync('/dev/shm').mode & 0o002) !== 0;
    return isOpen && shm.bavail * shm.bsize > 256 * mebibyte;
  } catch {
    return false;
  }
}

import { Button, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import styles from './Cake.module.css';
export function CakeWidget({ flavour }: { flavour: string }) {
  const [eaten, setEaten] = useState(0);
  const { t } = useTranslator();
  return (
    <div className={styles.cake}>
      <Button onClick={() => setEaten(eaten + 1)}>
        {t('Eat')} {flavour} {eaten}
      </Button>
    </div>
  );
}

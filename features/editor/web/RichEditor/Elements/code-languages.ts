// Languages that the server colours, by the names that its highlighter knows. Their own names are not translated.

const TABLE = `
  bash=Bash; c=C; cpp=C++; csharp=C#; css=CSS; diff=Diff;
  go=Go; graphql=GraphQL; ini=INI, TOML; java=Java; javascript=JavaScript; json=JSON;
  kotlin=Kotlin; less=Less; lua=Lua; makefile=Makefile; markdown=Markdown; objectivec=Objective-C;
  perl=Perl; php=PHP; python=Python; r=R; ruby=Ruby; rust=Rust;
  scss=SCSS; shell=Shell; sql=SQL; swift=Swift; typescript=TypeScript; vbnet=Visual Basic;
  wasm=WebAssembly; xml=HTML, XML; yaml=YAML;
`;

export const LANGUAGES: readonly (readonly [id: string, name: string])[] = TABLE.split(';')
  .map((entry) => entry.trim().split('='))
  .filter((entry): entry is [string, string] => entry.length === 2);

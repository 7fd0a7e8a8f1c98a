export default {
  title: 'Sales de Docento',
  by: 'Este enlace lo dejó un usuario. Lleva a otro sitio:',
  soon: {
    one: 'Se abrirá en {count} segundo.',
    many: 'Se abrirá en {count} segundos.',
    other: 'Se abrirá en {count} segundos.',
  },
  go: 'Ir ahora',
  stay: 'Quedarme aquí',
  home: 'A la página principal de Docento',
}

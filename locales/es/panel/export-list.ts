export default {
  button: 'Exportar',
  progress: 'Exportado {percent} %',
  number: 'N.º',
  done: 'Archivo descargado',
  cut: 'Archivo descargado, pero solo con los primeros {count} registros. Filtros más estrechos darán el resto.',
}

export default {
  all: 'Ver todas las opiniones',
  more: 'Ver {count} más',
  less: 'Ver menos',
  mark: '{mark} de 5',
  close: 'Cerrar',
  loading: 'Cargando opiniones',
  failed: 'Las opiniones no se han cargado. Revisa tu conexión y pulsa de nuevo.',
  none: 'Aún no hay opiniones con texto',
}

export default {
  label: 'Acciones con lo elegido',
  chosen: { one: '{count} registro elegido', many: '{count} registros elegidos', other: '{count} registros elegidos' },
  elsewhere: { one: '{count} de ellas no se ve aquí', many: '{count} de ellas no se ven aquí', other: '{count} de ellas no se ven aquí' },
  drop_elsewhere: 'Dejar solo las visibles',
  unselect: 'Quitar la selección',
  progress: 'Procesadas {behind} de {total}',
  wait: {
    one: 'El servidor pide esperar {count} segundo; después seguimos.',
    many: 'El servidor pide esperar {count} segundos; después seguimos.',
    other: 'El servidor pide esperar {count} segundos; después seguimos.',
  },
  done: { one: 'Hechas: {count} de {total}', many: 'Hechas: {count} de {total}', other: 'Hechas: {count} de {total}' },
  ask: { one: '{verb}: ¿{count} registro?', many: '{verb}: ¿{count} registros?', other: '{verb}: ¿{count} registros?' },
  verbs: {
    publish: 'Publicar',
    show: 'Mostrar en el sitio',
    hide: 'Ocultar del sitio',
    remove: 'Eliminar',
    retry: 'Reintentar',
    set_active: 'Activar',
    set_inactive: 'Desactivar',
  },
}

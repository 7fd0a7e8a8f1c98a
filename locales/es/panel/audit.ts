export default {
  timeline: 'Cambios del personal',
  columns: { at: 'Cuándo', admin: 'Quién', call: 'Llamada', target: 'Registro', changes: 'Qué ha cambiado', ip: 'IP' },
}

/** Texts of the status toast that differ from those of the site (spec: back-office 8). */
export default {
  saved: 'Guardado',
  deleted: 'Eliminado',
  undone: 'Vuelve a estar como antes',
  server_error: 'Error del servidor',
  forbidden: 'No tiene derechos de acceso suficientes',
  wrong_status: '¡Estado no válido!',
  in_use_by: 'No se puede eliminar: aún lo usan {records}',
  referrers: {
    orders: 'solicitudes',
    tutors: 'profesores',
    clients: 'clientes',
    payments: 'pagos',
    wallet_lines: 'monederos de profesores',
    cities: 'ciudades',
    districts: 'distritos',
    subdistricts: 'barrios',
    lessons: 'asignaturas',
    admin_log: 'el registro de cambios',
  },
  reopen_error: 'Mostrar el último error',
  reopen_success: 'Mostrar el último aviso',
}

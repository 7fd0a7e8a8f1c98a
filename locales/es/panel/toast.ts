/** Texts of the status toast that differ from those of the site (spec: back-office 8). */
export default {
  saved: 'Guardado',
  undone: 'Vuelve a estar como antes',
  server_error: 'Error del servidor',
  forbidden: 'No tiene derechos de acceso suficientes',
  wrong_status: '¡Estado no válido!',
  reopen_error: 'Mostrar el último error',
  reopen_success: 'Mostrar el último aviso',
}

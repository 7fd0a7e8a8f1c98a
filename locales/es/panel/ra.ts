/** What react-admin's core says by itself; its other texts belong to components that are not used. */
export default {
  message: { unsaved_changes: 'Los cambios no están guardados. ¿Salir de la página sin ellos?' },
  page: { list: '{name}', edit: '{name}', error: 'La página ha fallado' },
  notification: { logged_out: 'La sesión ha terminado. Entra de nuevo.' },
}

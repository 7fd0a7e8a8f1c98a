/** What react-admin's core says by itself; its other texts belong to components that are not used. */
export default {
  message: { unsaved_changes: 'Зміни не збережено. Піти зі сторінки без них?' },
  page: { list: '{name}', edit: '{name}', error: 'Сторінка зламалася' },
  notification: { logged_out: 'Сеанс завершився. Увійдіть знову.' },
}

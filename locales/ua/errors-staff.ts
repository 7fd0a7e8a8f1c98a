/** Errors of the back office, by code. */
export default {
  in_use: 'Видалити не можна: на цей запис є посилання',
  last_admin: 'Це останній головний адміністратор: вимкнути чи видалити його не можна',
}

export default {
  fields: {
    text: 'Nombre, correo, teléfono',
    name: 'Nombre',
    email: 'Correo de acceso',
    password: 'Contraseña',
    status: 'Rol',
    phone: 'Teléfono',
    telephony_ext: 'Extensión',
    active: 'Activo',
    receives_calls: 'Llamadas',
    receives_notifications: 'Avisos',
    last_login_at: 'Último acceso',
    created_at: 'Alta',
  },
  new: 'Administrador nuevo',
  statuses: { 1: 'Administrador principal', 2: 'Gestor', 3: 'Redactor de contenido', 4: 'Responsable' },
  access: 'Acceso y rol',
  password_stays: 'Vacía: la contraseña no cambia. Una nueva cierra las sesiones en todos los dispositivos.',
  of_owner: 'Solo los administradores principales cambian sus fichas',
  you: 'eres tú',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/admin/create': 'Administrador añadido',
    '/admin/admin/save': 'Administrador modificado',
    '/admin/admin/change_checkout': 'Opción del administrador cambiada',
    '/admin/admin/delete': 'Administrador eliminado',
  },
}

/** Who mails come from. */
export default {
  fields: {
    name: 'Nombre',
    from_name: 'Nombre del remitente',
    from_email: 'Correo del remitente',
    reply_to: 'Responder a',
    active: 'En uso',
    is_default: 'Principal',
    smtp_host: 'Servidor SMTP',
    smtp_port: 'Puerto',
    secure: 'TLS desde el inicio',
    smtp_user: 'Usuario',
    smtp_password: 'Contraseña',
  },
  new: 'Nuevo remitente',
  who: 'Remitente',
  server: 'Servidor',
  standing: 'Estado',
  reply_to_left: 'Vacío: al correo del remitente',
  server_left: 'Vacío: el servidor de los ajustes del producto',
  secure_means: 'Para servidores que cifran desde el inicio. Sin esto se cifra si el servidor lo ofrece.',
  password_stays: 'La contraseña no se muestra. Escribe una nueva para cambiarla.',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/email/profile/create': 'Remitente añadido',
    '/admin/email/profile/save': 'Remitente cambiado',
    '/admin/email/profile/delete': 'Remitente eliminado',
  },
}

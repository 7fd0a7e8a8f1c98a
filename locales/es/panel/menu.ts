/** Names of the menu's groups, and of its entries by their address. */
export default {
  label: 'Menú',
  home: 'Al inicio del panel',
  tutors: 'Profesores',
  settings: 'Ajustes',
  desktop: 'Página principal',
  users_orders: 'Solicitudes',
  users_show: 'Usuarios',
  clients_show: 'Clientes',
  outbox: 'Mensajes salientes',
  audit: 'Registro de cambios',
}

/** Names of the menu's groups, and of its entries by their address. */
export default {
  label: 'Menú',
  clear_cache: 'Vaciar la caché',
  home: 'Al inicio del panel',
  tutors: 'Profesores',
  settings: 'Ajustes',
  desktop: 'Página principal',
  users_orders: 'Solicitudes',
  users_show: 'Usuarios',
  clients_show: 'Clientes',
  users_card_a_merchants: 'Cuentas de cobro',
  users_tops: 'TOP',
  content: 'Contenido',
  users_blog: 'Blogs',
  users_ads: 'Anuncios',
  outbox: 'Mensajes salientes',
  audit: 'Registro de cambios',
}

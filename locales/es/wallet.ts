export default {
  title: 'Monedero',
  balance: 'En tu monedero',
  top_up: 'Para recargar el monedero, llama al gestor: {phone}.',
  history: 'Movimientos',
  date: 'Fecha',
  what: 'Concepto',
  sum: 'Importe',
  after: 'Saldo',
  order: 'Solicitud n.º {id}',
  empty: { title: 'Aún no hay movimientos', text: 'Aquí verás las recargas y las comisiones de las solicitudes.' },
}

export default {
  title: 'Factura {number}',
  date: 'Fecha de pago',
  seller: 'Vendedor',
  buyer: 'Comprador',
  service: 'Servicio',
  sum: 'Importe',
  tax: 'IVA del {percent} % incluido',
  total: 'Total',
  paid: 'Pagada por completo. Documento electrónico, válido sin firma.',
}

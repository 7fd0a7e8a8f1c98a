export default {
  wallet_type: {
    topup: 'Recarga',
    order: 'Comisión de una solicitud',
    top: 'TOP',
    refund: 'Devolución',
    affiliate: 'Por invitar a un colega',
    admin: 'De un administrador',
    donate: 'Aportación voluntaria',
  },
  payment_method: { card: 'Tarjeta', wallet: 'Monedero', bank: 'Transferencia', cash: 'Efectivo' },
  payment_status: { created: 'Creado', pending: 'En curso', paid: 'Pagado', failed: 'Fallido', refunded: 'Devuelto' },
  provider: {
    card_a: 'Tarjeta',
    card_b: 'Tarjeta',
    card_c: 'Tarjeta',
    bank_url: 'Transferencia',
    card_form: 'Tarjeta en la página del banco',
    bank_form: 'Factura del banco',
  },
  payer: { tutor: 'Profesor', client: 'Cliente' },
  billing_status: { 0: 'Sin rellenar', 1: 'En revisión', 2: 'Aceptados', 3: 'Necesitan cambios' },
  billing_type: { person: 'Particular', entrepreneur: 'Autónomo', company: 'Empresa' },
}

export default {
  not_enough_money: 'No hay saldo suficiente en el monedero. Recárgalo e inténtalo de nuevo.',
  payment_failed: 'El pago no se ha hecho y no se ha cobrado nada. Prueba otra tarjeta.',
  provider_unavailable: 'El servicio no responde ahora. Inténtalo en unos minutos.',
  card_not_found: 'Esta tarjeta ya no está. Elige otra.',
  sum: 'El importe va de {min} a {max}',
  iban: 'Hay un error en este IBAN: compáralo con el de tu banco',
  swift: 'El SWIFT tiene {min} u {max} caracteres y empieza por letras',
}

export default {
  review_exists: 'Ya hay una opinión',
  comment: 'Añade una explicación',
  reason: 'Elige un motivo',
  reasons: 'Elige al menos un motivo',
  date: 'Indica una fecha',
  date_past: 'Esa fecha ya ha pasado',
  date_far: 'Esa fecha está demasiado lejos',
  mark: 'Pon una nota',
  date_limit: 'La fecha no puede pasar del plazo de pago',
}

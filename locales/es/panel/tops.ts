export default {
  fields: {
    tutor_id: 'Profesor',
    plan_id: 'Plan',
    date_from: 'Desde',
    date_to: 'Hasta',
    active: 'Activo',
    source: 'Origen',
    sum: 'Precio',
    comment: 'Comentario',
  },
  new: 'TOP nuevo',
  plan_of: { one: '{count} día, {price}', many: '{count} días, {price}', other: '{count} días, {price}' },
  days: 'Cuándo',
  end_of_plan: 'Si queda vacío, hasta el final del plan',
  state: 'Estado',
  later: 'Aún no empieza',
  over: 'Inactivo',
  sources: { paid: 'Pagado', gift: 'Regalo' },
  /** What staff did, for the journal (`audit.calls`). */
  calls: { '/admin/top/create': 'TOP concedido', '/admin/top/save': 'TOP modificado' },
}

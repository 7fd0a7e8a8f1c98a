export default {
  label: 'Barra del administrador',
  panel: 'Panel',
  open_tutor: 'El profesor en el panel',
  open_order: 'La solicitud en el panel',
  acting_as: 'Has entrado como {name}',
}

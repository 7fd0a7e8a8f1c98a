export default {
  label: 'Barra del administrador',
  panel: 'Panel',
  open_tutor: 'El profesor en el panel',
  open_ad: 'El anuncio en el panel',
  open_order: 'La solicitud en el panel',
  acting_as: 'Has entrado como {name}',
  entering: 'Acceso como usuario',
  expired: 'Este enlace ya no funciona. Vuelve al panel y entra otra vez.',
  failed: 'No se ha podido entrar. Vuelve al panel e inténtalo de nuevo.',
  to_panel: 'Volver al panel',
  left: 'Quedan {time}',
  leave: 'Salir de la cuenta',
}

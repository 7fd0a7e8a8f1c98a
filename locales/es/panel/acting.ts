export default {
  act_as: 'Entrar como {name}',
  kinds: { client: 'Entrar como alumno', tutor: 'Entrar como profesor', admin: 'Entrar como administrador' },
  column: 'Acceso en su nombre',
  hint: {
    one: 'Durante {count} minuto. El motivo y todo lo que hagas quedan en el registro con tu nombre.',
    many: 'Durante {count} de minutos. El motivo y todo lo que hagas quedan en el registro con tu nombre.',
    other: 'Durante {count} minutos. El motivo y todo lo que hagas quedan en el registro con tu nombre.',
  },
  enter: 'Entrar',
  done: 'La cuenta se ha abierto en una pestaña nueva',
  held_back: 'El navegador no ha abierto la pestaña nueva.',
  open: 'Abrir',
}

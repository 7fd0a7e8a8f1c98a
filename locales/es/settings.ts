export default {
  title: 'Ajustes',
  password: {
    title: 'Contraseña',
    old_password: 'Contraseña actual',
    password: 'Contraseña nueva',
    rule: 'De {min} a {max} caracteres, con una letra y un número.',
    confirm_password: 'La misma contraseña otra vez',
    save: 'Guardar la contraseña',
    done: 'La contraseña nueva está guardada. Tus otros dispositivos ya no tienen la sesión abierta.',
  },
}

export default {
  title: 'Acceso del personal',
  login: 'Correo electrónico',
  password: 'Contraseña',
  enter: 'Entrar',
}

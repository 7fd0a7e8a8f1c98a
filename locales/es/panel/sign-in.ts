export default {
  title: 'Acceso del personal',
  login: 'Correo electrónico',
  password: 'Contraseña',
  enter: 'Entrar',
  openid: {
    enter: 'Entrar con {name}',
    denied: 'Acceso cancelado.',
    late: 'El acceso no se terminó a tiempo. Inténtalo de nuevo.',
    nobody: 'No hay nadie del personal con ese correo.',
    unavailable: 'El servicio de acceso no responde. Entra con contraseña o inténtalo más tarde.',
  },
}

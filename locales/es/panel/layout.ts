export default {
  skip: 'Ir al contenido',
  search: 'N.º, nombre, teléfono',
  found: 'Lo que se ha encontrado',
  keys: {
    title: 'Teclas',
    j: 'fila siguiente de la lista, solicitud siguiente',
    k: 'fila anterior de la lista, solicitud anterior',
    Enter: 'abrir',
    '?': 'esta ayuda',
  },
  site: 'Sitio',
  site_new_tab: 'Sitio, se abre en una pestaña nueva',
  sign_out: 'Salir',
  sign_out_of: 'Salir ({name})',
  theme_system: 'Colores como en el sistema',
  theme_light: 'Colores claros',
  theme_dark: 'Colores oscuros',
  nothing_here: 'Aún no hay secciones para tu perfil',
  nothing_here_why:
    '{name}, has entrado como editor de contenido. De las solicitudes, los profesores y los clientes se encargan gestores y responsables. Si necesitas acceso, habla con tu responsable.',
  broken: 'La página ha fallado',
  broken_why: 'Lo guardado sigue en su sitio. Abre la página de nuevo; si no ayuda, avisa a los desarrolladores.',
}

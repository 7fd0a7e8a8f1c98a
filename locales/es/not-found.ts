export default {
  title: 'Página no encontrada',
  page_not_found: 'Página no encontrada',
  text: 'Puede que la dirección tenga un error o que la página haya cambiado de sitio. Busca aquí a tu profesor.',
  gone_text: 'Esta página ya no existe. Todos los profesores están en el catálogo.',
  go_to: 'O ve a:',
  main_page: 'Página principal del catálogo',
  catalog_link: 'Catálogo de profesores',
  catalog_online_link: 'Profesores online',
  opening: 'Abriendo la página…',
  open: 'Abrir la página',
  too_many: {
    title: 'Demasiadas páginas seguidas',
    text: 'Las abres más rápido de lo que podemos mostrarlas. Espera un poco e inténtalo de nuevo.',
  },
  overload: {
    title: 'Hay demasiadas visitas en este momento',
    text: 'Por ahora no podemos responder a todo, así que la página no se ha abierto. Espera un poco e inténtalo de nuevo.',
  },
  unsent: {
    title: 'No se ha enviado',
    text: 'Han llegado demasiados envíos a la vez. Espera un minuto, vuelve a la página anterior y envíalo de nuevo: lo que has escrito sigue ahí.',
  },
  refused: {
    title: 'No se ha enviado',
    text: 'El texto era demasiado largo o el formulario no venía de este sitio. Abre la página de nuevo e inténtalo otra vez.',
  },
  failure: {
    title: 'La página no se ha abierto',
    text: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un minuto.',
    report: 'Si vuelve a pasar, escribe a soporte e indica este número:',
    retry: 'Intentarlo de nuevo',
  },
}

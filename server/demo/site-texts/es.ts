import type { SiteTexts } from './types.ts'

export const es: SiteTexts = {
  categories: { service: 'Novedades', tips: 'Consejos', exams: 'Exámenes', archive: 'Promociones pasadas' },
  news: {
    schedule: {
      name: 'La semana del profesor ya está en su perfil',
      preview: 'Las horas libres se ven día a día, así que no hace falta preguntar cuándo viene bien.',
      text: [
        'Cada perfil tiene ahora una semana: mañana, tarde y noche de cada día. Las casillas marcadas son las horas en que el profesor puede aceptar un alumno nuevo.',
        '# En qué ayuda',
        'Elige una hora en tu solicitud y la mostramos a quienes están libres entonces. Si nadie lo está, proponemos las horas más cercanas.',
        'Los profesores cambian su semana en un minuto.',
      ],
      faq: [['¿Puedo pedir otra hora?', 'Sí, escríbelo en la solicitud; el profesor lo lee antes de contestar.']],
    },
    reviews: {
      name: 'Las opiniones llegan solo después de una clase',
      preview: 'Cada opinión pertenece a una solicitud que acabó en clase. Así funciona.',
      text: [
        'Se puede escribir una opinión con el enlace que enviamos después de la primera clase. Sin solicitud no hay opinión.',
        '# Qué ve el profesor',
        'El profesor lee la opinión a la vez que todos y puede contestarla, pero no quitarla.',
      ],
    },
    documents: {
      name: 'Cómo comprobamos los títulos',
      preview: 'La marca «verificado» la pone una persona que compara el título con el nombre del perfil.',
      text: [
        'El profesor envía un título y un documento con su nombre. Alguien del equipo los compara y pone la marca que se ve en el catálogo.',
        '# Sin título',
        'También se puede enseñar sin él. Entonces no hay marca, y la elección es tuya.',
      ],
    },
    exam: {
      name: 'Cuándo empezar a preparar un examen',
      preview: 'Nueve meses, cuatro o seis semanas: para qué da cada plazo y por dónde empezar.',
      text: [
        'La mayoría de las solicitudes llega en febrero, cuando los buenos profesores ya tienen las tardes ocupadas.',
        '# Nueve meses',
        'Da tiempo a cubrir lagunas y a acostumbrarse a las pruebas. Basta una clase por semana.',
        '# Seis semanas',
        'Solo los temas flojos y exámenes contrarreloj. No busques otro libro: termina el que tienes.',
      ],
      faq: [['¿Cuánto cuesta?', 'Depende de la materia y de la experiencia. El catálogo lo muestra enseguida.']],
    },
    online: {
      name: 'En línea o en casa: qué eligen los alumnos',
      preview: 'Seis de cada diez solicitudes nuevas son en línea. Miramos dónde la gente aún se desplaza.',
      text: [
        'Los idiomas y las matemáticas se enseñan sobre todo por videollamada: la pantalla compartida sustituye a la pizarra.',
        'La música, el dibujo y la preparación para la escuela se siguen aprendiendo en persona.',
      ],
    },
    'first-lesson': {
      name: 'Cinco preguntas para la primera clase',
      preview: 'Con ellas basta una clase para saber si el profesor te conviene.',
      text: [
        'La primera clase es para conocerse. Pregunta lo que suele dar vergüenza preguntar.',
        '# Qué preguntar',
        '¿Qué haremos el primer mes? ¿Cómo sabremos que avanzo? ¿Y si falto a una clase?',
      ],
    },
    summer: {
      name: 'En verano las clases cuestan menos',
      preview: 'En julio y agosto hay más horas libres y los profesores bajan sus precios.',
      text: ['El catálogo tiene ahora precios de verano: los pone cada profesor.', 'El verano es bueno para hablar y para cubrir lagunas.'],
    },
  },
  pages: {
    partners: {
      name: 'Para socios',
      text: [
        'Colaboramos con escuelas, bibliotecas y centros que buscan profesores.',
        '# Qué ofrecemos',
        'Una lista de profesores verificados de tu ciudad.',
      ],
    },
    gift: { name: 'Clases de regalo', text: ['Pronto se podrá regalar una clase: quien la reciba elegirá materia y profesor.'] },
  },
  search: {
    title: '[:H1]: compara precios y opiniones',
    metad: '[:H1]: ahora hay [:COUNT] en el catálogo. Precio por hora, horarios y opiniones de alumnos; la solicitud es gratis.',
    h2: 'Cómo elegir profesor',
    text: [
      'Empieza por el objetivo: ponerse al día, preparar un examen o ir más allá del programa. De él dependen el precio y las clases por semana.',
      'En cada ficha ves a quién enseña, cuánto cuesta la hora y qué opinan los padres. Si dudas entre dos, empieza con una clase de prueba.',
    ],
    faq_header: 'Lo que más se pregunta',
    faq: [
      ['¿Cuánto cuesta la solicitud?', 'Nada: el alumno solo paga las clases a su profesor.'],
      ['¿Puedo cambiar de profesor?', 'Sí, escríbenos y mostraremos tu solicitud a otros.'],
    ],
    main: {
      title: 'Docento: profesores con opiniones de alumnos',
      metad: 'Encuentra profesor cerca de ti o por internet: precios, opiniones y horas libres en cada perfil.',
      text: ['# Por qué un profesor particular', 'Con un profesor particular cada uno va a su ritmo: él ve qué cuesta y lo explica de otra manera.'],
    },
    login: { title: 'Docento para profesores: entrar', metad: 'Nuevas solicitudes, horario y monedero del profesor.' },
  },
  blocks: {
    main_text: {
      name: 'Texto bajo las listas',
      text: [
        '# Cómo encontrar a tu profesor',
        'Empieza por la materia y la meta: ponerte al día, aprobar, hablar. El catálogo ayuda con el lugar, la hora y el precio.',
        'Si hay demasiado donde elegir, envía una solicitud: la mostramos a quienes les conviene.',
      ],
    },
    main_summer: {
      name: 'Para las vacaciones',
      text: ['En verano los profesores tienen más horas libres: busca precios de verano en sus perfiles.'],
    },
    how_it_works: {
      name: 'Cómo funciona, con nuestras palabras',
      text: ['Elige un profesor, acuerda la primera clase y decide después si sigues. Buscar no cuesta nada.'],
    },
    footer_links: { name: 'Enlaces del pie', ads: 'Anuncios de profesores', news: 'Noticias' },
  },
}

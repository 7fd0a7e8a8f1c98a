import type { DemoTexts } from './types.ts'

export const es: DemoTexts = {
  short: {
    exact: [
      [
        'Primero entendemos, después calculamos.',
        'Muestro de dónde sale cada fórmula.',
        'De los problemas sencillos a los de examen.',
        'Encuentro las lagunas en una clase y las cerramos con un plan.',
        'Explico lo difícil con ejemplos sencillos.',
        'Enseño a pensar el problema, no a adivinar.',
      ],
      [
        'Corrijo los ejercicios la misma tarde.',
        'Cada mes, un simulacro y un informe para la familia.',
        'La mayoría mejora su nota en dos meses.',
        'Después de cada clase queda un resumen breve.',
        'El ritmo lo marca el alumno.',
      ],
    ],
    language: [
      [
        'Hablamos desde la primera clase.',
        'El idioma con diálogos vivos, no con tablas.',
        'Mejor pronunciación y sin miedo al error.',
        'Solo la gramática que hace falta para hablar.',
        'Series, pódcast y noticias en lugar de textos aburridos.',
      ],
      [
        'Envío los materiales después de cada clase.',
        'Entre clases, ejercicios breves por mensaje de voz.',
        'Un programa hecho para tu objetivo.',
        'Vemos tu nivel en el primer encuentro.',
        'Corregimos los errores al momento y con cariño.',
      ],
    ],
    school: [
      [
        'Convierto los datos en una historia clara.',
        'Enseño a escribir con orden y sin faltas.',
        'Preparo exámenes sin pánico.',
        'Leemos, debatimos y sacamos conclusiones.',
        'Ayudo a querer una materia que parecía aburrida.',
      ],
      [
        'Cada tema termina con un test breve.',
        'Trabajamos con exámenes reales.',
        'La familia recibe una nota después de la clase.',
        'Corrijo las redacciones con comentarios detallados.',
      ],
    ],
    children: [
      [
        'Paciencia con los más pequeños: juegos y tareas cortas.',
        'Aprendemos jugando, paso a paso.',
        'Leemos y contamos sin cansarnos.',
        'Sé llegar hasta a los más inquietos.',
      ],
      [
        'Después de la clase escribo a la familia.',
        'Las tareas duran 15 minutos como mucho.',
        'Los niños esperan la siguiente clase.',
        'Llevo todo el material.',
      ],
    ],
    art: [
      [
        'Empezamos por lo que te gusta.',
        'Desde cero y a cualquier edad.',
        'Técnica sin aburrimiento ni tensión.',
        'El primer resultado llega en la segunda clase.',
      ],
      [
        'Te ayudo a elegir instrumento y materiales.',
        'Los adultos principiantes son bienvenidos.',
        'Práctica en casa corta y agradable.',
        'Preparo pruebas de acceso y concursos.',
      ],
    ],
  },
  about: {
    opening: [
      'Llevo <years> años dando clase y todavía disfruto cuando un alumno dice «¿y ya está?» y termina el ejercicio por su cuenta.',
      'Tengo <years> años de práctica: [colegio y clases particulares|instituto y clases individuales|universidad y preparación de exámenes].',
      'Doy clases individuales desde hace <years> años y en este tiempo he creado mi propio sistema.',
      'Soy docente de formación y de vocación, con <years> años de experiencia.',
    ],
    method: {
      exact: [
        'Empezamos con una prueba breve de veinte minutos para ver qué falta y acordamos un plan para un mes. Cada tema ocupa una o dos clases, y cada clase termina con tres ejercicios para resolver a solas.',
        'No pido memorizar fórmulas: las deducimos juntos, dibujamos y comprobamos con números. Cuando se entiende de dónde sale cada cosa, los problemas del examen dejan de asustar.',
        'Cada clase sigue el mismo camino: cinco minutos de repaso, un tema nuevo con dos o tres ejemplos y después trabajo personal mientras pregunto. A los errores volvemos una semana más tarde.',
      ],
      language: [
        'Hablamos desde el primer encuentro, aunque solo sean veinte palabras. Explico la gramática con esquemas cortos y la llevo enseguida al habla: diálogos, descripciones, pequeñas historias.',
        'La clase es conversación, palabras nuevas en contexto y comprensión oral. Entre clases me envías mensajes de voz breves y te señalo en qué trabajar.',
        'Preparo el programa según tu objetivo: viaje, mudanza, trabajo o examen. Uso [manuales modernos|artículos y grabaciones reales|materiales de examen] y dejo fuera lo que no vas a necesitar.',
      ],
      school: [
        'Ordenamos la materia en esquemas y líneas del tiempo, y después practicamos contarla con palabras propias. Así dura años y no solo hasta el próximo control.',
        'En cada clase hay teoría, trabajo con un texto y varios ejercicios de exámenes reales. Los escritos vuelven con comentarios detallados: qué está bien y qué conviene cambiar.',
        'Muestro cómo convertir una regla en una lista sencilla de pasos. Después el alumno me explica la solución: si sabe explicarla, la ha aprendido.',
      ],
      children: [
        'La clase se divide en partes cortas de siete a diez minutos: lectura, cálculo, movimiento, dibujo. Nadie se cansa, y la misma destreza vuelve varias veces con otra forma.',
        'Primero conozco al niño y veo qué sabe ya. Después elijo fichas, juegos y cuadernos para que cada tarea sea un poco más difícil que la anterior, pero posible.',
        'Nunca riño por los errores. Buscamos juntos el punto donde nos perdimos y lo intentamos otra vez.',
      ],
      art: [
        'En el primer encuentro probamos cosas distintas y elegimos lo que te gusta. La técnica crece poco a poco con piezas que disfrutas.',
        'Cada clase es calentamiento, técnica y lo que de verdad importa: crear. Yo muestro, tú repites y después lo haces a tu manera.',
        'Elijo el programa según la edad y el objetivo: para ti, para una prueba de acceso o para actuar. Te quedas con la grabación de cada clase.',
      ],
    },
    results: [
      'El año pasado [siete|nueve|once] de mis alumnos entraron donde querían.',
      'El primer cambio suele notarse tras [cuatro semanas|seis semanas|dos meses] de clases regulares.',
      'La mayoría se queda conmigo [un año o más|dos o tres años].',
      'Digo con franqueza qué es posible en tu plazo y no prometo milagros.',
    ],
    format: [
      'Doy clase [por la mañana y por la tarde|después del horario escolar|entre semana y los sábados], y acordamos el horario con antelación. Una clase se puede cambiar avisando con [un día|seis horas|doce horas].',
      'En línea uso [videollamada y pizarra compartida|una pizarra interactiva, y todo lo escrito se queda contigo].',
      'La clase dura [60 minutos|60 o 90 minutos|de 45 a 90 minutos según la edad]. El material está incluido.',
    ],
    closing: [
      'Cuéntame tu objetivo y decidimos juntos por dónde empezar.',
      'Estaré encantad{o|a} de conocerte en la primera clase.',
      'Si dudas, pregunta: respondo el mismo día.',
    ],
  },
  lesson: [
    [
      'En las clases de <lesson> empezamos con una prueba breve y hacemos un plan para un mes.',
      'El programa de <lesson> lo elijo después del primer encuentro, según tu objetivo y tu plazo.',
      'Mis clases de <lesson> son individuales, con materiales claros que se quedan contigo.',
      'Para <lesson> tengo mi propia colección de ejercicios, de los más sencillos a los difíciles.',
    ],
    [
      'Cada clase termina con tres ejercicios para resolver a solas.',
      'Lo difícil lo repasamos las veces que haga falta.',
      'Mucha práctica, poca teoría y comentarios sinceros.',
      'Ayudo con los temas del curso y de paso cierro lagunas antiguas.',
    ],
    ['Las tareas llevan una media hora.', 'Envío el resumen justo después de la clase.', 'Una vez al mes escribo a la familia sobre los avances.'],
  ],
  speciality: {
    exact: ['Matemáticas aplicadas', 'Física', 'Ingeniería informática', 'Ingeniería química'],
    language: ['Filología inglesa', 'Traducción e interpretación', 'Lenguas modernas'],
    school: ['Filología hispánica', 'Historia', 'Derecho', 'Psicología', 'Geografía'],
    children: ['Magisterio de primaria', 'Educación infantil', 'Pedagogía terapéutica'],
    art: ['Pedagogía musical', 'Bellas artes', 'Artes escénicas'],
  },
  review: {
    gain: {
      exact: [
        'La nota subió [dos puntos|un punto entero|en solo dos meses].',
        'En el simulacro [el resultado casi se duplicó|subimos doce puntos].',
        'Los problemas salen ya sin ayuda.',
      ],
      language: [
        'En dos meses [hablamos sin miedo|nos entendieron en un viaje|seguimos series sin subtítulos].',
        'La pronunciación ha mejorado mucho.',
        'La gramática por fin tiene sentido.',
      ],
      school: [
        'Las redacciones y respuestas suenan más seguras.',
        'La nota subió [dos puntos|en solo dos meses].',
        'Fechas y reglas ya no se confunden.',
      ],
      children: ['Lee más rápido y con gusto.', 'Letras y números ya no acaban en lágrimas.', 'El avance se nota en el colegio y en casa.'],
      art: [
        'En un mes salió [la primera pieza de verdad|lo que soñábamos desde hacía tiempo].',
        'Se notan la técnica y la confianza.',
        'En casa practicamos sin que haya que recordarlo.',
      ],
    },
    best: [
      [
        'Llevamos [tres meses|medio año|desde septiembre|casi un año] con las clases.',
        'Nos costó encontrar a la persona adecuada, y por fin la tenemos.',
        '<name> es [excelente|todo un acierto|puro profesionalismo y paciencia].',
        'Muy contentos con las clases.',
        'Llegamos por recomendación y nos quedamos.',
        'Teníamos dudas, y la segunda clase las borró.',
        '¡Gracias por la paciencia y por unas clases tan interesantes!',
        'La primera impresión fue la buena: <name> sabe explicar.',
        'Mi hijo [no quiere perderse ninguna clase|espera cada clase con ganas].',
        'Tomamos clases de <lesson> [para mi hija|para mi hijo|para mí] y fue un acierto.',
      ],
      [
        'Explica con calma, no mete prisa y siempre pone ejemplos de la vida real.',
        'Las clases empiezan puntuales y siempre sabemos qué se ha visto.',
        'Después de cada clase llega un breve informe.',
        'Las tareas son pocas y útiles.',
        'Encuentra palabras hasta para mi adolescente testarudo.',
        'Se nota que disfruta con su trabajo.',
        'Exige lo justo y con sentido del humor.',
        'Responde dudas también entre clases, y ayuda mucho.',
        'Los materiales llegan con antelación.',
        'El programa está hecho para nuestro objetivo, sin nada de más.',
        'La hora pasa como quince minutos.',
        'Incluso por videollamada mantiene la atención.',
      ],
      [
        'Seguimos.',
        '¡Muchas gracias!',
        'Seguimos también en verano.',
        'Nos alegramos de habernos encontrado.',
        'Ahora el pequeño también quiere clases.',
        'Ya lo recomendamos a unos amigos.',
        'Vale mucho la pena.',
        '',
      ],
    ],
    good: [
      ['Buenas clases, explica con claridad.', 'En general contentos.', 'Las clases ayudan, hay progreso.'],
      [
        'Tardamos dos semanas en encontrar una hora libre.',
        'Vendría bien más práctica.',
        'Quizá demasiadas tareas para nuestra semana.',
        'A veces se cambia la hora, siempre avisando.',
      ],
      ['Seguimos.', 'Gracias.', 'Continuaremos hasta el examen.'],
    ],
    fair: [
      ['Sabe mucho, pero el método no terminó de encajar.', 'Esperábamos más.'],
      ['Las clases se cambiaban a menudo.', 'Se hacía algo aburrido, aunque el tema quedó visto.'],
      ['Decidimos seguir buscando.', 'Quizá mejor para alumnos mayores.'],
    ],
    poor: [
      ['No funcionó.', 'Por desgracia no quedamos contentos.'],
      ['Dos veces se canceló la clase una hora antes.', 'La mitad del tiempo fue copiar del libro.'],
      ['Pedimos otra persona.'],
    ],
  },
  reply: {
    thanks: [
      '¡Gracias por la confianza! La parte difícil la hizo el alumno.',
      'Gracias por tus palabras, es un placer trabajar así.',
      '¡Gracias! Queda mucho por descubrir.',
      'Me alegra que saliera bien. ¡Suerte en el examen!',
    ],
    sorry: [
      'Gracias por la sinceridad. Ya he ordenado mi horario para que haya menos cambios.',
      'Siento no haber cumplido las expectativas. Lo tendré en cuenta.',
    ],
  },
  wishes: [
    [
      'Mi hijo está en [quinto|sexto|primero de secundaria|segundo de secundaria] y arrastra lagunas del año pasado.',
      'Necesitamos preparar el examen [desde octubre|en seis meses|desde cero].',
      'Es para mí, empiezo [desde cero|después de una larga pausa].',
      'Mi hija [es tímida en clase|se retrasó por una enfermedad] y necesita a alguien con calma.',
      'Ayuda con los temas del curso y las tareas.',
    ],
    ['Preferimos [entre semana|el fin de semana|los martes y jueves].', 'Mejor dos veces por semana.', 'Queremos empezar esta semana.', ''],
  ],
  response: [
    ['¡Hola! He leído la solicitud con atención.', '¡Hola! Estaré encantad{o|a} de ayudar.', '¡Hola! Acaba de liberarse un espacio en mi horario.'],
    [
      'Propongo empezar con una prueba breve y un plan para un mes.',
      'Trabajo con este programa desde hace varios años.',
      'Puedo empezar [esta semana|el próximo lunes|cualquier tarde].',
    ],
    ['Respondo a cualquier duda.', 'El material lo pongo yo.', 'El horario se puede hablar.'],
  ],
  refused: [
    'Tengo todas las tardes ocupadas hasta fin de mes.',
    'Está demasiado lejos, solo en línea.',
    'No trabajo con esta edad.',
    'No fue posible contactar en tres días.',
  ],
  lost: [
    'Prefirió un curso en grupo.',
    'No contesta llamadas ni mensajes.',
    'Encontraron a alguien por amigos.',
    'Dejan las clases para el próximo trimestre.',
  ],
  staff: ['Llamar después de las 17:00.', 'Cliente habitual, segundo hijo.', 'Confirmar la dirección.', 'Presupuesto limitado.'],
  document: ['Título universitario', 'Certificado de formación docente', 'Certificado de idiomas'],
  revision: [
    'Indica dónde estudiaste y una foto sin otras personas.',
    'En la descripción hay un teléfono: quítalo, por favor.',
    'Cuenta con más detalle cómo es la primera clase.',
  ],
  unreadable: [
    'El sello no se lee, envía una imagen más grande.',
    'Falta la segunda página con la firma.',
    'El nombre del documento no es el del perfil.',
  ],
  news: [
    'Desde este curso preparo también el examen final con las reglas nuevas.',
    'Cada cuatro semanas hago un examen de prueba y repasamos cada error.',
    'Después de cada clase los padres reciben una nota breve de lo hecho.',
  ],
  moreSpecialities: ['didáctica', 'psicología', 'segundo título'],
}

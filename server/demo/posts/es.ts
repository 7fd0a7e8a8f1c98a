import type { ContentTexts } from './types.ts'

export const es: ContentTexts = {
  ads: [
    'Clases de <lesson>: quedan dos tardes libres',
    'Una semana de <lesson> antes del examen',
    'Curso de verano de <lesson> en grupo pequeño',
    'Clases de <lesson> para adultos desde cero',
    'Simulacro de examen de <lesson> con repaso',
    'Clases individuales de <lesson> en línea',
  ],
  posts: [
    {
      field: 'exact',
      lesson: 'mathematics',
      name: 'Cinco problemas de matemáticas que cuestan puntos cada año',
      copied: 'Dónde se pierden puntos en matemáticas',
      description: 'Los problemas que cada junio cuestan puntos y una manera de comprobarse en menos de un minuto.',
      opening:
        'Cada primavera repaso con mis alumnos los exámenes de años anteriores. La mayoría de los puntos no se pierde en los problemas difíciles del final, sino en los del medio: ahí todos tienen prisa y nadie lee el enunciado hasta la última palabra.',
      parts: [
        {
          heading: 'El porcentaje de un porcentaje',
          text: 'Un precio sube un veinte por ciento y luego baja un veinte. Muchos responden que queda igual. Toma cien: con la subida son ciento veinte y, sin su quinta parte, noventa y seis. Un número en lugar de una letra resuelve el problema en diez segundos y sin ninguna fórmula.',
        },
        {
          heading: 'Un triángulo en un círculo',
          text: 'El ángulo que se apoya en el diámetro siempre es recto. Dibújalo antes que cualquier otra línea: la mitad de estos problemas termina ahí mismo. Si el enunciado no menciona un ángulo recto, busca el diámetro. A los autores les gusta esconderlo.',
        },
        {
          heading: 'El dominio que nadie escribió',
          text: 'Una raíz de índice par exige que debajo haya cero o más. Escribe esa línea antes de elevar al cuadrado y compara con ella las dos respuestas. Una raíz falsa cuesta lo mismo que un problema en blanco, y comprobarlo lleva unos segundos.',
        },
      ],
      closing:
        'Haz hoy la mitad de un examen del año pasado y cuenta los puntos que ya tienes. Casi siempre son más de los que parecían por la mañana.',
    },
    {
      field: 'language',
      name: 'Veinte palabras al día que no se olvidan',
      copied: 'Cómo recordar veinte palabras al día',
      description: 'Una forma de repasar palabras con la que en un mes se recuerdan cuatrocientas y no cuarenta. Sin aplicaciones.',
      opening:
        'Veinte palabras al día suena a mucho hasta que se reparten en cinco encuentros cortos. A la memoria no le gustan las sesiones largas, sino las frecuentes: cuatro veces cinco minutos valen más que una hora entera el domingo.',
      parts: [
        {
          heading: 'Por la mañana solo nos presentamos',
          text: 'Lee las palabras en voz alta con las frases de las que salen. No memorices nada todavía, solo acostúmbrate al sonido. Una palabra sin su frase es un ladrillo sin pared: no hay dónde ponerlo y por eso es lo primero que se pierde.',
        },
        {
          heading: 'A mediodía tapamos media hoja',
          text: 'Tapa la traducción con la mano y recuerda sin prisa. Equivocarse ayuda: lo que vuelve al segundo intento dura más que lo que solo se leyó. Marca con un punto las difíciles, tacha las fáciles y no vuelvas a ellas.',
        },
        {
          heading: 'Por la noche contamos una historia',
          text: 'Inventa con las palabras marcadas una historia de cinco frases, aunque sea absurda. Cuanto más disparatada, mejor se queda. Cuéntala otra vez mañana, dentro de una semana y dentro de un mes: tres repasos bastan para que las palabras sean tuyas.',
        },
      ],
      closing: 'Empieza con diez si veinte asustan. En una semana la mano irá sola a la hoja, y en otra dejarás de contar cuántas has aprendido.',
    },
    {
      field: 'school',
      lesson: 'literature',
      name: 'Una redacción sin lágrimas: el plan en una hoja',
      copied: 'Cómo planear una redacción en veinte minutos',
      description: 'Cómo hacer en veinte minutos un plan con el que la redacción se escribe sola y por qué empezar por el medio.',
      opening:
        'La hoja en blanco no asusta solo a los alumnos. Por eso nunca empezamos por la primera frase: primero anotamos lo que tenemos claro que queremos decir, y la introducción se escribe al final, cuando ya sabemos adónde lleva.',
      parts: [
        {
          heading: 'Una sola idea',
          text: 'Completa «quiero decir que…» con una sola frase. Si salen dos, elige una. Todo lo que no ayude a demostrar esa idea se queda fuera, por ingenioso que sea. Así desaparece el gran mal de las redacciones, el paseo alrededor del tema.',
        },
        {
          heading: 'Dos ejemplos y una discusión',
          text: 'Busca en el libro dos pasajes que hablen a tu favor y uno que hable en contra. Responde a la objeción con honradez. Quien corrige lee hoy la redacción número cien, y a un alumno que discute consigo mismo lo recuerda enseguida.',
        },
        {
          heading: 'El final y luego el principio',
          text: 'Ahora escribe la última frase: ¿a qué conclusión hemos llegado? Y solo después la primera, la pregunta a la que responde. Lee todo en voz alta y tacha las palabras que no cambian nada. Suele ser una de cada siete, y el texto respira al momento.',
        },
      ],
      closing:
        'Pruébalo con el próximo tema y enseña el plan antes de pasar a limpio. Cinco minutos con el plan ahorran una tarde entera con el borrador.',
    },
    {
      field: 'children',
      name: 'Por qué un niño lee despacio y qué le ayuda',
      copied: 'Mi hijo lee despacio: consejos para padres',
      description: 'Las razones de la lectura lenta y juegos cortos en casa que ayudan más que horas con un cronómetro.',
      opening:
        'Los padres llegan con un cronómetro y una cifra: sesenta palabras por minuto. Pero la velocidad viene al final. Primero hay que ver qué estorba, porque si no entrenamos el miedo a leer y no la lectura.',
      parts: [
        {
          heading: 'Los ojos que vuelven atrás',
          text: 'Dale al niño una tira de papel que tape lo que ya leyó, no lo que viene. Los ojos no tienen adónde volver y en una semana dejan de intentarlo. Cinco minutos así valen más que media hora de ruegos y dibujos animados prometidos.',
        },
        {
          heading: 'Palabras letra por letra',
          text: 'Juega al relámpago: enseñas una palabra un segundo, la escondes y el niño la dice. Empieza por las cortas y conocidas. Así se acostumbra a ver la palabra entera, como una cara. Con diez cada vez basta, aunque pida más.',
        },
        {
          heading: 'Simplemente aburrido',
          text: 'Las instrucciones de un juguete, una receta, una carta de la abuela también son lectura. Dale un texto que valga el esfuerzo. Lee con él por turnos: una página tú, un párrafo el niño. Y para en lo mejor, para que mañana traiga el libro él mismo.',
        },
      ],
      closing:
        'Y sobre todo, tiempo. Dentro de un mes puedes medir otra vez, pero primero pregúntale de qué trataba el libro que has terminado con él.',
    },
  ],
  siteReviews: [
    {
      text: 'Encontramos profesor de matemáticas en una tarde y nuestra hija lleva ya tres meses.',
      mark: 5,
      answer: '¡Gracias por contarlo! Mucho éxito para tu hija.',
    },
    { text: 'Es cómodo que el horario y el precio se vean enseguida, no hubo que llamar a nadie.', mark: 5 },
    { text: 'Nos buscaron otro profesor cuando el primero no podía a nuestras horas.', mark: 5 },
    { text: 'Escribimos por la mañana y a mediodía habían respondido tres. Elegimos por las opiniones.', mark: 5 },
    {
      text: 'El profesor tardó en responder, pero después todo fue como habíamos acordado.',
      mark: 3,
      answer: 'Perdón por la espera. Ahora revisamos el mismo día las solicitudes sin respuesta.',
    },
    { text: 'Buen sitio, aunque faltan profesores en nuestra ciudad.', mark: 4 },
  ],
  videos: [
    { name: 'Cómo es la primera clase en línea', description: 'La pizarra, el sonido y lo que debe preparar el alumno.' },
    { name: 'Cómo elegir profesor en diez minutos', description: 'Qué mirar en el perfil y qué preguntar antes de empezar.' },
    { name: 'Tres maneras de recordar palabras', description: 'Ejercicios cortos para empezar esta noche.' },
  ],
  revisions: {
    ad: [
      'En el texto hay un número de teléfono. Quítalo, por favor: los alumnos escriben y llaman a través del sitio.',
      'El título no dice de qué materia se trata. Escríbela completa.',
      'No se puede prometer una nota concreta. Cuenta cómo trabajas y qué se lleva el alumno.',
    ],
    post: [
      'Dos apartados repiten palabra por palabra el artículo de otro profesor. Cuéntalo con tus palabras y tus ejemplos.',
      'Ya tenemos este artículo entero con otro título. Deja solo lo que has escrito tú.',
      'Al final hay un enlace a tu canal. Quítalo, por favor: el lector te encuentra por el nombre del autor.',
    ],
  },
}

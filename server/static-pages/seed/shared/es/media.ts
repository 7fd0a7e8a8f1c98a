import type { PageText } from '../../page.ts'

export const media: PageText = {
  name: 'Prensa',
  h1: 'Prensa',
  title: 'Prensa: cómo escribir sobre {brand} y a quién preguntar',
  metad: '{brand} en pocas palabras para periodistas y creadores: qué es, qué datos podemos dar y a quién escribir.',
  text: `
<p>¿Escribes sobre educación, clases particulares o exámenes? Podemos ayudarte con datos, con una declaración y con profesores dispuestos a hablar.</p>

<h2>{brand} en pocas palabras</h2>
<p>{brand} es un catálogo abierto de profesores particulares. Alumnos y familias buscan por materia, ciudad, precio y opiniones, y envían su solicitud gratis. Los profesores ponen sus precios y pagan una comisión una sola vez por solicitud. {brand} funciona en varios países; en cada uno, con su idioma, su moneda y sus reglas.</p>

<h2>En qué podemos ayudarte</h2>
<ul>
<li>Precios medios de las clases por materia, nivel y ciudad.</li>
<li>Demanda: qué materias se buscan más y cómo cambia durante el curso.</li>
<li>Una declaración sobre el mercado de las clases particulares.</li>
<li>Presentarte a un profesor para una entrevista, si él quiere.</li>
</ul>
<p>Los datos van siempre agregados: nadie puede reconocer en ellos a un alumno o a un profesor. Con cada cifra damos el periodo y el número de perfiles o solicitudes que hay detrás.</p>

<h2>Nombre e imágenes</h2>
<p>El nombre se escribe {brand}; el enlace es {site}. Puedes publicar capturas de las páginas abiertas del catálogo citando la fuente. Las caras, los nombres y los textos de los profesores, igual que las opiniones, requieren el permiso de cada persona.</p>

<h2>Contacto</h2>
<p>Escribe a <a href="mailto:{support_email}">{support_email}</a> con el asunto «Prensa»: medio, tema, preguntas y fecha de cierre. Respondemos en días laborables.</p>
`,
}

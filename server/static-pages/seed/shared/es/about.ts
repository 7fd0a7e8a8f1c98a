import type { PageText } from '../../page.ts'

export const about: PageText = {
  name: 'Quiénes somos',
  h1: 'Quiénes somos',
  title: 'Quiénes somos: así acerca {brand} a alumnos y profesores',
  metad: '{brand} es un catálogo de profesores particulares con precios, horarios libres y opiniones. Buscar es gratis para alumnos y familias.',
  text: `
<p>{brand} acerca a quien quiere aprender y a quien sabe explicarlo. En el catálogo ves qué enseña cada profesor, cuánto cuesta la hora, dónde y cuándo puede darte clase y qué cuentan sus alumnos. Enviar una solicitud lleva unos minutos.</p>

<h2>Qué hacemos</h2>
<ul>
<li>Reunimos en un solo sitio profesores de materias escolares, idiomas, preparación de exámenes y aficiones.</li>
<li>Leemos cada perfil antes de publicarlo y, después, cada cambio en sus textos.</li>
<li>Llevamos tu solicitud al profesor que elegiste y, si no tiene hueco, a otros a los que les encaja.</li>
<li>Publicamos opiniones de personas que encontraron aquí a su profesor.</li>
<li>Respondemos por teléfono y por correo cuando una solicitud se atasca.</li>
</ul>

<h2>Qué no hacemos</h2>
<p>No fijamos los precios de los profesores, no cobramos a los alumnos por buscar y no vendemos contactos. El profesor ve tu teléfono, tu dirección y tu correo solo desde el momento en que queda asignado a tu solicitud.</p>

<h2>De qué vivimos</h2>
<p>El profesor paga una comisión: una sola vez por solicitud y después de la primera clase. También puede comprar un puesto más alto en el catálogo; esos perfiles llevan siempre la etiqueta «TOP · de pago». Nada más se puede comprar en el catálogo.</p>

<h2>De dónde salen las opiniones</h2>
<p>Cada opinión pertenece a una solicitud en la que el profesor quedó asignado y hubo clase: así comprobamos que quien opina la recibió de verdad. El profesor puede responder, pero no borrarla. Solo ocultamos lo que infringe la ley o revela datos de otra persona.</p>

<p>Todos los pasos están en <a href="{root}/how-it-works">Cómo funciona</a>. Escríbenos tus preguntas e ideas a <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}

import type { Edition } from '../../../../../editions/index.ts'
import type { PageText } from '../../page.ts'

export const howItWorks = ({ flags }: Edition): PageText => ({
  name: 'Cómo funciona',
  h1: 'Cómo funciona',
  title: 'Cómo encontrar profesor o alumnos en {brand}',
  metad: 'De la solicitud a la opinión: qué hace el alumno, qué hace el profesor, cuándo se ven los datos de contacto y cuánto cuesta.',
  text: `
<p>El camino es igual para todos: solicitud, respuestas de los profesores, elección, primera clase y opinión. Esto es lo que pasa en cada paso.</p>

<h2>Para alumnos y familias</h2>
<h3>1. Encuentra profesor</h3>
<p>En el <a href="{catalog_link}">catálogo</a> elige materia y ciudad, o clases online. Acota por nivel, zona, precio y lugar de las clases${flags.verifiedFilter ? ', o quédate solo con los profesores verificados' : ''}. Cada perfil muestra precio, horas libres, formación, experiencia y opiniones.</p>
<h3>2. Envía una solicitud</h3>
<p>Indica la materia y el nivel, el lugar, lo que necesitas y cómo localizarte. Es gratis y no te compromete a nada. La página de tu solicitud se abre enseguida y enseña todo lo que va pasando; además te escribimos en cada paso.</p>
<h3>3. Espera la respuesta</h3>
<p>El profesor que elegiste acepta o rechaza. Si rechaza o no contesta en 24 horas, ofrecemos la solicitud a otros a los que les encaja. Si prefieres esperar solo a ese profesor, díselo a nuestro equipo. A una solicitud pueden responder cinco profesores como máximo, así que elegir es fácil.</p>
<h3>4. Elige</h3>
<p>Si acepta el profesor que elegiste, queda asignado en el acto. Si responden otros, compara sus mensajes y precios y asigna a uno por tu cuenta o con ayuda de un gestor. Desde ese momento cada uno ve los datos de contacto del otro.</p>
<h3>5. Empieza las clases</h3>
<p>Acuerda el día y la hora y apunta la fecha en la página de tu solicitud; también puede hacerlo el profesor. Las clases se las pagas directamente al profesor, como lo acuerden las dos partes.</p>
<h3>6. Deja tu opinión</h3>
<p>Después de la primera clase, cuando el profesor haya pagado la comisión, se abre el formulario en la página de tu solicitud: una nota del 1 al 5 y unas palabras. Puedes cambiarla durante 14 días.</p>

<h2>Para profesores</h2>
<h3>1. Completa tu perfil</h3>
<p>Materias y niveles, precio por hora, lugar de las clases, horario y unas líneas sobre ti.${flags.phoneConfirm ? ' Confirma tu teléfono: sin eso el perfil no se publica.' : ''} Leemos el perfil y lo publicamos, o te escribimos qué falta.${flags.billing_data ? ' Antes del primer pago, completa tus datos de facturación.' : ''}</p>
<h3>2. Responde a las solicitudes</h3>
<p>Las personales llegan de alumnos que te eligieron a ti; tienes 24 horas para contestar. Otras solicitudes de tus materias y tu ciudad te esperan en tu cuenta: escribe al alumno por qué le encajas y pon tu precio. Responder pronto te sube en el catálogo.</p>
<h3>3. Pon fecha a la primera clase</h3>
<p>Al quedar asignado ves el teléfono y la dirección del alumno. Llama y apunta la fecha de la primera clase, de hoy a 180 días. Si no hay acuerdo, renuncia e indica el motivo; no pagas nada.</p>
<h3>4. Paga la comisión</h3>
<p>Una vez por solicitud, en los {due_days} días naturales que siguen a la primera clase, hasta las {day_end} del último. El importe depende del precio de la hora y de cada cuánto sean las clases:</p>
<table>
<thead><tr><th scope="col">Clases</th><th scope="col">Comisión</th></tr></thead>
<tbody>
<tr><td>Solo una</td><td>{factor_one} × precio de la hora</td></tr>
<tr><td>Una por semana o aún sin decidir</td><td>{factor_weekly} × precio de la hora</td></tr>
<tr><td>Dos por semana</td><td>{factor_twice} × precio de la hora</td></tr>
<tr><td>Tres o más por semana</td><td>{factor_often} × precio de la hora</td></tr>
</tbody>
</table>
<p>La comisión mínima es de {commission_minimum} y el importe se redondea hacia arriba a {price_step}. Ejemplo: la hora cuesta {example_price}, hay dos clases por semana y la comisión es de {example_commission}. Todo lo que el alumno pague después es tuyo.</p>
<h3>5. Pide una opinión</h3>
<p>Tras pagar, con una sola pulsación le pides su opinión al alumno, y luego puedes responderla. Las opiniones ayudan a que te elija el siguiente.</p>
${
  flags.school
    ? `
<h2>La escuela online asociada</h2>
<p>Algunos profesores trabajan con una escuela online asociada. Ofrecen paquetes de clases, la primera es gratis y las clases se pagan a la escuela a través del sitio. Los reconocerás por el símbolo de paquete en su perfil.</p>`
    : ''
}
<h2>Si algo sale mal</h2>
<p>El profesor no llama, cambian tus planes, la fecha ya no te sirve: escribe a <a href="mailto:{support_email}">{support_email}</a> o llama al {support_phone}. Un gestor pausará la solicitud, buscará otro profesor o la cerrará.</p>
`,
})

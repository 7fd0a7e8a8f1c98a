import type { PageText } from '../../page.ts'

export const contacts: PageText = {
  name: 'Contacto',
  h1: 'Contacto',
  title: 'Contacto de {brand}: teléfono, correo y horario',
  metad: 'Cómo hablar con {brand}: teléfono {support_phone}, correo {support_email} y horario de atención.',
  text: `
<p>Escribe o llama si tu solicitud no avanza, si el profesor no contesta o si algo del sitio no funciona. Si tienes el número de la solicitud, dilo y te responderemos antes.</p>

<h2>Atención</h2>
<table>
<tbody>
<tr><th scope="row">Teléfono</th><td>{support_phones}</td></tr>
<tr><th scope="row">Correo</th><td><a href="mailto:{support_email}">{support_email}</a></td></tr>
<tr><th scope="row">De lunes a viernes</th><td>{hours_weekdays}</td></tr>
<tr><th scope="row">Fin de semana</th><td>{hours_weekend}</td></tr>
</tbody>
</table>
<p>El horario es el local ({city}). Los correos que llegan fuera de él se leen al día siguiente.</p>

<h2>Para qué escribirnos</h2>
<ul>
<li><strong>Alumnos y familias:</strong> encontrar profesor, cambiar o anular una solicitud, opiniones.</li>
<li><strong>Profesores:</strong> perfil, comisión, monedero, facturas.</li>
<li><strong>Datos personales:</strong> acceso, corrección, eliminación. Pon en el asunto «Datos personales».</li>
<li><strong>Contenidos indebidos:</strong> un perfil falso, fotos o textos ajenos, una opinión ofensiva. Incluye el enlace a la página y explica el motivo.</li>
</ul>

<h2>Titular del sitio</h2>
<p>{company}<br>{company_details}<br>{company_address}</p>
<p>Documentos: <a href="{offer_link}">condiciones para profesores</a>, <a href="{client_offer_link}">condiciones para alumnos</a>, <a href="{privacy_link}">política de privacidad</a>.</p>
`,
}

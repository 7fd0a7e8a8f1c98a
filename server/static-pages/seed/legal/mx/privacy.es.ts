import type { PageText } from '../../page.ts'

export const privacy: PageText = {
  name: 'Aviso de privacidad',
  h1: 'Aviso de privacidad integral',
  title: 'Aviso de privacidad | {brand} México',
  metad: 'Qué datos personales trata {brand} en México, para qué, con quién los comparte y cómo ejercer tus derechos ARCO.',
  text: `
<p>Última actualización: {updated}. Este aviso se emite conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares, publicada en el Diario Oficial de la Federación el 20 de marzo de 2025.</p>

<h2>1. Responsable</h2>
<p>{company}, {company_details}, con domicilio en {company_address}, es responsable de los datos que recaba {site}. El área de datos personales atiende en <a href="mailto:{support_email}">{support_email}</a> y en el {support_phone}.</p>

<h2>2. Datos que tratamos</h2>
<table>
<thead><tr><th scope="col">Titular</th><th scope="col">Datos</th></tr></thead>
<tbody>
<tr><td>Alumno, madre, padre o tutor</td><td>nombre, teléfono, correo, ciudad y dirección de las clases, materia, nivel, grupo de edad, lo que buscas, mensajes, opiniones</td></tr>
<tr><td>Profesor</td><td>nombre y apellidos, sexo, fecha de nacimiento, contacto, foto, textos, estudios, documentos, lugares y horario, respuestas y pagos</td></tr>
<tr><td>Visitante</td><td>dirección IP, navegador, perfiles vistos, sitio o anuncio de origen, cookies</td></tr>
</tbody>
</table>
<p>No pedimos datos personales sensibles, como salud, religión, opiniones políticas o vida sexual; no los escribas en tu solicitud. Los datos de tu tarjeta los capturas en la página de la institución de pago y no llegan a nosotros.</p>

<h2>3. Finalidades necesarias</h2>
<ul>
<li>crear tu cuenta y permitirte entrar;</li>
<li>entregar tu solicitud, poner en contacto a alumno y profesor y avisarte de cada paso;</li>
<li>revisar y publicar perfiles y opiniones;</li>
<li>cobrar la comisión, facturar y llevar la contabilidad;</li>
<li>cuidar el sitio y prevenir fraudes;</li>
<li>cumplir obligaciones legales.</li>
</ul>

<h2>4. Finalidades voluntarias</h2>
<p>Enviarte novedades y promociones, y medir visitas con herramientas opcionales. Puedes negarte desde el principio: no marques la casilla de novedades y rechaza las cookies opcionales. Si cambias de idea después, usa el enlace de cada correo o tu configuración, o escríbenos. Negarte no afecta el servicio.</p>

<h2>5. Con quién compartimos datos</h2>
<ul>
<li>Los profesores a quienes se ofrece tu solicitud ven materia, nivel, zona y lo que buscas; solo el asignado ve teléfono, correo y dirección.</li>
<li>El alumno ve el teléfono del profesor una vez asignado. Los perfiles y las opiniones son públicos.</li>
<li>Encargados que trabajan por nuestra cuenta: alojamiento, correo y SMS, telefonía, pagos. Esas remisiones no requieren tu consentimiento.</li>
<li>Autoridades, cuando la ley lo exige.</li>
</ul>
<p>No vendemos datos. Si alguna transferencia necesitara tu consentimiento, te lo pediríamos antes.</p>

<h2>6. Cuánto tiempo los guardamos</h2>
<ul>
<li>Perfil de alumno: hasta que lo elimines; el contacto se vuelve anónimo 30 días después.</li>
<li>Perfil de profesor: hasta que se elimine; nombre, contacto, textos, foto y documentos se borran 14 días después de pedirlo.</li>
<li>Solicitudes, opiniones y pagos sin datos de contacto: los plazos fiscales y mercantiles.</li>
<li>Código de acceso, 10 minutos; enlace de acceso, 7 días; sesión, 30 días desde tu última visita; profesores vistos, 90 días.</li>
</ul>

<h2>7. Derechos ARCO y revocación</h2>
<p>Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso, revocar tu consentimiento y limitar su uso o divulgación. Envía a <a href="mailto:{support_email}">{support_email}</a>, con el asunto «Derechos ARCO»:</p>
<ul>
<li>tu nombre y un medio para responderte;</li>
<li>un documento que acredite tu identidad o, si actúas por otra persona, tu representación;</li>
<li>la descripción clara de los datos y del derecho que ejerces;</li>
<li>lo que ayude a localizarlos, por ejemplo el número de solicitud.</li>
</ul>
<p>Te comunicamos la decisión en un máximo de 20 días y, si procede, la hacemos efectiva dentro de los 15 días siguientes. Es gratis. Muchas cosas puedes hacerlas de inmediato en tu cuenta: corregir o eliminar tu perfil y, si eres profesor, descargar tus datos.</p>

<h2>8. Menores</h2>
<p>Los datos de niñas, niños y adolescentes los da su madre, padre o tutor, y con su consentimiento. Basta el nombre y el grupo de edad.</p>

<h2>9. Seguridad</h2>
<p>La conexión va cifrada, contraseñas y códigos se guardan de forma que no se pueden recuperar, los documentos de profesores no son públicos y cada cambio que hace nuestro personal queda registrado. Si una vulneración afecta de forma significativa tus derechos, te avisamos de inmediato.</p>

<h2>10. Cookies</h2>
<p>La lista, para qué sirve cada una y cómo desactivarlas está en <a href="{root}/p/cookies/">Cookies</a>.</p>

<h2>11. Autoridad</h2>
<p>Si crees que se vulneró tu derecho a la protección de datos, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, que sustituyó al INAI.</p>

<h2>12. Cambios al aviso</h2>
<p>Publicamos aquí cada cambio con su fecha y, si cambian las finalidades, te avisamos por correo o en tu cuenta.</p>
`,
}

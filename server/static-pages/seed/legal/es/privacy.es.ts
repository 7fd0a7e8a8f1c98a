import type { PageText } from '../../page.ts'

export const privacy: PageText = {
  name: 'Política de privacidad',
  h1: 'Política de privacidad',
  title: 'Política de privacidad | {brand} España',
  metad: 'Qué datos personales trata {brand} en España, con qué base jurídica, quién los recibe, cuánto se conservan y qué derechos tienes.',
  text: `
<p>Última actualización: {updated}. Esta política cumple los artículos 13 y 14 del Reglamento (UE) 2016/679 (RGPD) y el artículo 11 de la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).</p>

<h2>1. Responsable</h2>
<p>{company}, {company_details}, {company_address}. Para tus datos escribe a <a href="mailto:{support_email}">{support_email}</a> con el asunto «Datos personales» o llama al {support_phone}.</p>

<h2>2. Para qué y con qué base</h2>
<table>
<thead><tr><th scope="col">Finalidad</th><th scope="col">Datos</th><th scope="col">Base (artículo 6.1 RGPD)</th></tr></thead>
<tbody>
<tr><td>Tramitar tu solicitud de clases</td><td>nombre, teléfono, correo, lugar, materia, nivel, grupo de edad, lo que necesitas, mensajes</td><td>b) contrato</td></tr>
<tr><td>Publicar y revisar el perfil del profesor</td><td>nombre y apellidos, sexo, fecha de nacimiento, contacto, foto, textos, formación, documentos, horario</td><td>b) contrato</td></tr>
<tr><td>Comisiones, facturas e información tributaria</td><td>datos de facturación, NIF, pagos</td><td>c) obligación legal</td></tr>
<tr><td>Publicar opiniones</td><td>nombre, nota, texto</td><td>f) interés en informar con veracidad a otros alumnos</td></tr>
<tr><td>Seguridad, fraude, reclamaciones</td><td>dirección IP, registros, historial de solicitudes</td><td>f) interés en proteger el sitio y a quienes lo usan</td></tr>
<tr><td>Novedades y cookies opcionales</td><td>correo, identificadores del navegador</td><td>a) consentimiento</td></tr>
</tbody>
</table>
<p>Sin nombre ni teléfono no podemos tramitar una solicitud; sin datos de facturación no podemos facturar. Lo demás es voluntario. El número de tarjeta lo escribes en la página de la entidad de pago y no nos llega. No pedimos categorías especiales de datos, como salud o creencias: no las pongas en tu solicitud.</p>

<h2>3. Destinatarios</h2>
<ul>
<li>Los profesores a los que se ofrece la solicitud ven materia, nivel, zona y lo que necesitas. Solo el asignado ve teléfono, correo y dirección, y pasa a ser responsable de ellos.</li>
<li>El alumno ve el teléfono del profesor asignado. Perfiles y opiniones son públicos.</li>
<li>Encargados del tratamiento: alojamiento, correo y SMS, telefonía. Entidades de pago y bancos.</li>
<li>Administraciones, cuando la ley lo exige, entre ellas la Agencia Tributaria.</li>
</ul>
<p>No vendemos datos. Fuera del Espacio Económico Europeo solo van a países con decisión de adecuación o con cláusulas contractuales tipo, de las que puedes pedir copia.</p>

<h2>4. Conservación</h2>
<ul>
<li>Perfil de alumno: hasta que lo elimines; el contacto se anonimiza a los 30 días.</li>
<li>Perfil de profesor: hasta que se elimine; nombre, contacto, textos, foto y documentos se borran a los 14 días de pedirlo.</li>
<li>Facturas y contabilidad: seis años según el Código de Comercio.</li>
<li>Datos necesarios para reclamaciones: bloqueados hasta que prescriban (artículo 32 LOPDGDD).</li>
<li>Código de acceso, 10 minutos; enlace de acceso, 7 días; sesión, 30 días desde la última visita; profesores vistos, 90 días.</li>
<li>Lo basado en tu consentimiento: hasta que lo retires.</li>
</ul>

<h2>5. Tus derechos</h2>
<p>Puedes acceder a tus datos y pedir copia, rectificarlos, suprimirlos, limitar su tratamiento, llevártelos a otro servicio y <strong>oponerte</strong> a lo que se basa en el interés legítimo. Puedes retirar un consentimiento cuando quieras, sin que ello afecte a lo anterior. En tu cuenta corriges o eliminas el perfil y, si das clases, descargas todos tus datos. A lo demás respondemos gratis en un mes.</p>
<p>Si no quedas conforme, puedes reclamar ante la Agencia Española de Protección de Datos (AEPD), www.aepd.es, o ante la autoridad del país en el que vives o trabajas.</p>

<h2>6. Decisiones automatizadas</h2>
<p>Un programa calcula el orden del catálogo y los profesores que encajan con una solicitud a partir de las opiniones, la rapidez de respuesta, el perfil, la materia, el lugar y el precio. No produce efectos jurídicos en el sentido del artículo 22 RGPD. También se oculta de forma automática el perfil con una comisión vencida; puedes pedir que lo revise una persona. Bloquear un perfil lo decide siempre nuestro personal.</p>

<h2>7. Menores</h2>
<p>Los datos de un menor los facilita su madre, padre o tutor. Bastan el nombre y el grupo de edad. En España un menor puede consentir por sí mismo a partir de los 14 años, pero aquí las solicitudes las envían personas adultas.</p>

<h2>8. Seguridad</h2>
<p>La conexión va cifrada, contraseñas y códigos se guardan de forma irreversible, los documentos de los profesores no son públicos y cada cambio de nuestro personal queda anotado. Comunicamos las brechas a la AEPD en 72 horas y a ti cuando el riesgo sea alto.</p>

<h2>9. Cookies</h2>
<p>Según el artículo 22.2 de la LSSI-CE, la lista, las finalidades y la duración están en <a href="{root}/p/cookies/">Cookies</a>.</p>

<h2>10. Cambios</h2>
<p>Cada versión nueva aparece aquí con su fecha. De los cambios importantes te avisamos por correo o en tu cuenta.</p>
`,
}

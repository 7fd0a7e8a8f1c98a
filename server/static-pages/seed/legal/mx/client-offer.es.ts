import type { PageText } from '../../page.ts'

export const clientOffer: PageText = {
  name: 'Términos para alumnos',
  h1: 'Términos y condiciones para alumnos y familias',
  title: 'Términos y condiciones para alumnos | {brand} México',
  metad: 'Cómo buscas profesor con {brand} en México: solicitud gratis, clases pagadas en pesos, opiniones, PROFECO y tus derechos.',
  text: `
<p>Vigentes desde el {updated}. Estos términos son un acuerdo entre {company} (en adelante, la Plataforma) y tú, que buscas profesor en {site}. Los aceptas al enviar una solicitud y marcar la casilla. Te damos esta información conforme a los artículos 76 Bis y 76 Bis 1 de la Ley Federal de Protección al Consumidor.</p>

<h2>1. Quién puede enviar una solicitud</h2>
<p>Una persona mayor de edad, para sí misma o para una niña, un niño o adolescente de quien sea madre, padre o tutor.</p>

<h2>2. Para ti es gratis</h2>
<p>El catálogo, la solicitud y nuestra ayuda no cuestan nada y no pedimos tarjeta. La Plataforma cobra una comisión al profesor.</p>

<h2>3. El camino de tu solicitud</h2>
<ul>
<li>El profesor que elegiste tiene 24 horas para responder. Si la rechaza o no contesta, la ofrecemos a otros a quienes les pueda interesar, a menos que nos pidas lo contrario.</li>
<li>Si no elegiste a nadie, un asesor se encarga.</li>
<li>Pueden responder cinco profesores como máximo, y puedes tener abiertas tres solicitudes personales a la vez.</li>
<li>Tu teléfono, tu correo y tu dirección solo los ve el profesor asignado.</li>
<li>Puedes cancelar cuando quieras, gratis y sin dar explicaciones.</li>
</ul>

<h2>4. Las clases</h2>
<p>El acuerdo sobre las clases es entre tú y el profesor, y a esa persona le pagas. Los precios del catálogo están en pesos mexicanos ({currency}) por 60 minutos. Acuerden desde el principio cómo se cambia o se cancela una clase. La Plataforma lee los perfiles antes de publicarlos y muestra qué se verificó, pero no imparte las clases ni promete calificaciones. Si la clase es para un menor, procura que haya un adulto de la familia presente.</p>

<h2>5. Orden del catálogo</h2>
<p>Depende de las opiniones, la rapidez de respuesta, lo completo del perfil, el horario al día, la verificación, la formación y la última visita. Los lugares comprados dicen «TOP · de pago».</p>

<h2>6. Opiniones</h2>
<p>Después de la primera clase, cuando el profesor haya pagado su comisión, puedes poner una calificación del 1 al 5 y escribir de 10 a 2000 caracteres sobre lo que viviste. Se publica con el nombre de tu solicitud y puedes cambiarla durante 14 días. Ocultamos únicamente lo ilegal, los insultos y los datos de otras personas, y te avisamos por qué.</p>

<h2>7. Qué no está permitido</h2>
<ul>
<li>dar datos de otra persona o enviar solicitudes sin querer tomar clases;</li>
<li>difundir los datos de los profesores;</li>
<li>copiar el sitio con programas;</li>
<li>insultar o discriminar a alguien.</li>
</ul>
<p>Tras una falta grave o repetida podemos dejar de recibir tus solicitudes. Te decimos la razón y puedes inconformarte por correo.</p>

<h2>8. Responsabilidad</h2>
<p>La Plataforma responde de su propio servicio: el sitio, el cuidado de tus datos y la entrega fiel de tu solicitud. El profesor responde de sus clases. Si no llama o no llega, te buscamos otro sin costo. Ninguna cláusula limita los derechos irrenunciables que te da la ley.</p>

<h2>9. Quejas y PROFECO</h2>
<p>Escribe a <a href="mailto:{support_email}">{support_email}</a> o llama al {support_phone}; respondemos en 10 días hábiles. También puedes acudir a la Procuraduría Federal del Consumidor (PROFECO), por el Teléfono del Consumidor 55 5568 8722 o en su plataforma Concilianet si la Plataforma participa en ella. PROFECO es competente en la vía administrativa para resolver cualquier controversia sobre este servicio.</p>

<h2>10. Datos personales</h2>
<p>El <a href="{privacy_link}">aviso de privacidad</a> explica qué hacemos con tus datos y con los de tus hijos. Puedes eliminar tu perfil en la configuración: las solicitudes sin terminar se cierran y tus datos de contacto se vuelven anónimos a los 30 días. La autoridad en la materia es la Secretaría Anticorrupción y Buen Gobierno.</p>

<h2>11. Cambios y ley aplicable</h2>
<p>Las versiones nuevas se publican aquí y te pedimos aceptarlas al entrar. Las solicitudes ya enviadas terminan con las reglas anteriores. Rigen las leyes federales mexicanas; puedes demandar ante los tribunales de tu domicilio.</p>

<h2>12. Datos de la empresa</h2>
<p>{company}, {company_details}, {company_address}. Teléfono {support_phone}, correo <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}

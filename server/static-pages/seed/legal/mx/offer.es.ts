import type { PageText } from '../../page.ts'

export const offer: PageText = {
  name: 'Términos para profesores',
  h1: 'Términos y condiciones para profesores',
  title: 'Términos y condiciones para profesores | {brand} México',
  metad: 'Cómo recibes solicitudes de alumnos con {brand} en México: perfil, comisión en pesos, plazos, impuestos y controversias.',
  text: `
<p>Vigentes desde el {updated}. {company} (en adelante, la Plataforma) te ofrece estos términos para que consigas alumnos por medio de {site}. Forman un contrato de adhesión celebrado por medios electrónicos conforme al Código de Comercio (artículos 80 y 89 y siguientes) y al Código Civil Federal. Los aceptas al terminar tu registro y marcar la casilla.</p>

<h2>1. Quién puede ser profesor</h2>
<p>Cualquier persona mayor de 18 años con capacidad legal. No necesitas exclusividad: puedes dar clases por tu cuenta o en otras plataformas.</p>

<h2>2. Qué hace la Plataforma</h2>
<p>Publica tu perfil, te hace llegar solicitudes, abre los datos de contacto cuando quedas asignado y ayuda si algo se complica. No es tu patrón ni una escuela, no existe relación laboral y no participa en el acuerdo entre tú y el alumno. Tú decides precio, programa y horario, y el alumno te paga a ti.</p>

<h2>3. Tu perfil</h2>
<ul>
<li>Di la verdad y usa fotos, textos y documentos tuyos.</li>
<li>Revisamos cada perfil antes de publicarlo y cada texto nuevo antes de cambiar el anterior.</li>
<li>No pongas teléfonos, enlaces, publicidad ni datos de otras personas.</li>
<li>Tu lugar en el catálogo depende de tus opiniones, de lo rápido que respondes, de lo completo del perfil, de tu horario al día, de la verificación, de tu formación y de tu última visita. El lugar comprado lleva la etiqueta «TOP · de pago».</li>
</ul>

<h2>4. Solicitudes</h2>
<p>Tienes 24 horas para aceptar o rechazar una solicitud personal. Las que se ofrecen a varios profesores admiten cinco respuestas como máximo. Mientras estás asignado ves teléfono, correo y dirección del alumno: úsalos solo para esas clases y no los compartas.</p>
<p>Apunta la fecha de la primera clase, a 180 días como máximo; puedes cambiarla dos veces antes de que venza el pago. Mientras no pagues la comisión puedes renunciar a la solicitud, con un motivo y sin costo.</p>

<h2>5. Comisión</h2>
<p>Pagas una sola comisión por cada solicitud en la que quedaste asignado y que tiene fecha de primera clase. Es el precio de 60 minutos que indica la solicitud o, si no lo indica, tu perfil, multiplicado así:</p>
<table>
<thead><tr><th scope="col">Clases</th><th scope="col">Factor</th></tr></thead>
<tbody>
<tr><td>Una sola</td><td>{factor_one}</td></tr>
<tr><td>Una por semana o sin indicar</td><td>{factor_weekly}</td></tr>
<tr><td>Dos por semana</td><td>{factor_twice}</td></tr>
<tr><td>Tres o más por semana</td><td>{factor_often}</td></tr>
</tbody>
</table>
<p>El resultado se redondea hacia arriba a {price_step} y no baja de {commission_minimum}. Por ejemplo: con un precio de {example_price} y dos clases por semana, pagas {example_commission}. El plazo es de {due_days} días naturales después del día de la primera clase, hasta las 23:59 del último, hora del centro de México. Una pausa de la solicitud lo extiende. Con tres días de atraso tu perfil se oculta y no recibe solicitudes hasta que pagues; no cobramos intereses moratorios.</p>

<h2>6. Pagos e impuestos</h2>
<p>Todo se expresa y se paga en pesos mexicanos ({currency}); el precio mostrado es el total. Puedes pagar con tarjeta, por transferencia o con tu monedero, que admite de {top_up_min} a {top_up_max} por recarga. El lugar TOP cuesta {top_7_days} por 7 días, {top_14_days} por 14 y {top_30_days} por 30, y no se renueva solo. Si necesitas CFDI de la comisión, pídelo a soporte con tu RFC y tu régimen fiscal.</p>
<p>Si la primera clase no se dio, avísanos: después de revisarlo cancelamos la comisión y devolvemos lo pagado a tu monedero. El saldo que no uses te lo regresamos si lo pides por escrito. Tus obligaciones ante el SAT por lo que cobras de tus clases son tuyas.</p>

<h2>7. Opiniones</h2>
<p>Solo opina el alumno de una solicitud pagada. Puedes pedirle su opinión y contestarla; tu respuesta se puede cambiar durante un día. Quedan prohibidas las opiniones propias, por encargo o a cambio de algo.</p>

<h2>8. Datos personales</h2>
<p>Tratamos tus datos según el <a href="{privacy_link}">aviso de privacidad</a>. De los datos de alumnos que recibes respondes tú, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.</p>

<h2>9. Pausa y salida</h2>
<p>Puedes dejar de recibir solicitudes o pedir que se elimine tu perfil cuando quieras: se oculta de inmediato y se vuelve anónimo a los 14 días; antes puedes arrepentirte. Primero hay que pagar las comisiones vencidas. Podemos regresarte el perfil para corregirlo, ocultarlo o bloquearlo por datos falsos, por divulgar contactos, por evadir comisiones o por quejas comprobadas. Te decimos la razón y puedes inconformarte por correo.</p>

<h2>10. Responsabilidad</h2>
<p>Tú respondes de la calidad y la seguridad de tus clases. La Plataforma responde de los daños que cause por su culpa hasta lo que hayas pagado en los últimos 12 meses, salvo que la ley no permita ese límite. No promete un número de solicitudes.</p>

<h2>11. Cambios, ley y controversias</h2>
<p>Publicamos aquí cada versión nueva y te pedimos aceptarla en tu cuenta; las solicitudes en las que ya estás asignado siguen con la anterior. Rigen las leyes federales de los Estados Unidos Mexicanos. Escribe primero a {support_email}: respondemos en 10 días hábiles. Después son competentes los tribunales de {city}, salvo que la ley te dé otro fuero; si actúas como consumidor, también puedes acudir a la Procuraduría Federal del Consumidor (PROFECO). En materia de datos personales la autoridad es la Secretaría Anticorrupción y Buen Gobierno.</p>

<h2>12. Datos de la empresa</h2>
<p>{company}, {company_details}, {company_address}. Teléfono {support_phone}, correo <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}

import type { PageText } from '../../page.ts'

export const offer: PageText = {
  name: 'Condiciones para profesores',
  h1: 'Condiciones generales para profesores',
  title: 'Condiciones generales para profesores | {brand} España',
  metad: 'Cómo recibes solicitudes de clases particulares con {brand} en España: perfil, comisión en euros, plazos, clasificación y reclamaciones.',
  text: `
<p>En vigor desde el {updated}. Estas condiciones generales (Ley 7/1998) regulan el uso de {site} por quienes dan clases particulares. El servicio lo presta {company}, {company_details}, {company_address}, prestador de servicios de la sociedad de la información según la Ley 34/2002 (LSSI-CE). Para quien actúa como empresario o profesional son también las condiciones de un servicio de intermediación online según el Reglamento (UE) 2019/1150.</p>

<h2>1. Contratación</h2>
<p>El contrato se celebra cuando terminas el registro y aceptas estas condiciones; te enviamos un correo que lo confirma. Debes ser mayor de edad y tener capacidad para contratar. Antes de publicar tu perfil confirmas tu teléfono con un código. El contrato se celebra en español y dura hasta que elimines el perfil.</p>

<h2>2. Qué hacemos y qué no</h2>
<p>Mostramos tu perfil, te hacemos llegar solicitudes, facilitamos los datos de contacto cuando quedas asignado y ayudamos si surge un problema. No somos tu empleador ni un centro de enseñanza y no intervenimos en el acuerdo sobre las clases. Tú fijas precio, programa y horario, y cobras del alumno.</p>

<h2>3. Perfil y datos de facturación</h2>
<ul>
<li>Lo que cuentas es cierto, y las fotos, los textos y los documentos son tuyos.</li>
<li>Leemos cada perfil antes de publicarlo y cada texto nuevo antes de sustituir el anterior.</li>
<li>No se admiten teléfonos, enlaces, publicidad ni datos de terceros en los textos.</li>
<li>Si das clase a menores, cumples la Ley Orgánica 8/2021 y puedes acreditar que no tienes antecedentes por delitos de naturaleza sexual.</li>
<li>Antes del primer pago completas los datos de facturación y sus documentos. Sirven para las facturas y para la información que los operadores de plataformas dan a la Agencia Tributaria (DAC7), en la medida en que nos obligue.</li>
</ul>

<h2>4. Clasificación</h2>
<p>El orden del catálogo depende, de mayor a menor peso, de las opiniones, de la parte de solicitudes que respondes en 24 horas, de lo completo del perfil, del horario reciente, de la verificación, de la formación y de la última visita. El puesto de pago al principio de la primera página lleva siempre la etiqueta «TOP · de pago». No hay trato preferente para servicios propios.</p>

<h2>5. Solicitudes</h2>
<p>Respondes a una solicitud personal en 24 horas; después puede ofrecerse a otros. Las ofrecidas a varios admiten cinco respuestas. Mientras estás asignado ves teléfono, correo y dirección del alumno, solo para esas clases. La primera clase se fija, como mucho, a 180 días vista; puedes cambiar la fecha dos veces antes de que venza el pago. Hasta que pagues la comisión puedes renunciar indicando el motivo, sin coste.</p>

<h2>6. Comisión</h2>
<p>Por cada solicitud en la que quedas asignado y que tiene fecha de primera clase pagas una única comisión: el precio de 60 minutos de la solicitud o, en su defecto, de tu perfil, multiplicado por este coeficiente.</p>
<table>
<thead><tr><th scope="col">Frecuencia</th><th scope="col">Coeficiente</th></tr></thead>
<tbody>
<tr><td>Una sola clase</td><td>{factor_one}</td></tr>
<tr><td>Una por semana o sin indicar</td><td>{factor_weekly}</td></tr>
<tr><td>Dos por semana</td><td>{factor_twice}</td></tr>
<tr><td>Tres o más por semana</td><td>{factor_often}</td></tr>
</tbody>
</table>
<p>Se redondea hacia arriba a {price_step}, con un mínimo de {commission_minimum}. Ejemplo: con un precio de {example_price} y dos clases por semana, la comisión es de {example_commission}. Se paga en los {due_days} días naturales que siguen al día de la primera clase, hasta las 23:59 del último, hora peninsular. Una pausa amplía el plazo. Con tres días de retraso el perfil deja de verse y no recibe solicitudes hasta que pagues.</p>

<h2>7. Pagos</h2>
<p>Los importes están en euros ({currency}) e incluyen el IVA del {tax_percent} %. Puedes pagar con tarjeta, por transferencia o con el monedero, que admite de {top_up_min} a {top_up_max} cada vez. El puesto TOP cuesta {top_7_days} por 7 días, {top_14_days} por 14 y {top_30_days} por 30, y no se renueva solo. Descargas las facturas en tu cuenta.</p>
<p>Si no hubo primera clase, tras comprobarlo anulamos la comisión y devolvemos lo pagado al monedero. El saldo sin usar se reembolsa si lo pides por escrito. El IRPF, las cuotas de autónomos y las demás obligaciones por tus clases te corresponden a ti.</p>

<h2>8. Opiniones</h2>
<p>Solo opina el alumno de una solicitud pagada: así comprobamos que recibió clase. Puedes pedir la opinión y responderla, y cambiar la respuesta durante un día. Están prohibidas las opiniones propias, por encargo o a cambio de algo.</p>

<h2>9. Datos personales</h2>
<p>Consulta la <a href="{privacy_link}">política de privacidad</a>. Eres responsable independiente de los datos de alumnos que recibes y cumples el RGPD y la Ley Orgánica 3/2018. La autoridad de control es la Agencia Española de Protección de Datos (AEPD).</p>

<h2>10. Desistimiento, restricción y fin</h2>
<p>Si actúas como consumidor puedes desistir en 14 días sin dar motivos, con un correo a {support_email}. Cualquier profesor puede dejar de recibir solicitudes o eliminar su perfil cuando quiera: se oculta en el acto y se anonimiza a los 14 días, plazo en el que puedes volver atrás. Las comisiones vencidas se pagan antes.</p>
<p>Podemos pedirte cambios, ocultar el perfil o bloquearlo por datos falsos, por divulgar contactos, por eludir comisiones o por quejas comprobadas. Te enviamos los motivos en un soporte duradero; el cese de todo el servicio se avisa con 30 días, salvo infracción repetida u obligación legal.</p>

<h2>11. Reclamaciones</h2>
<p>Escribe a <a href="mailto:{support_email}">{support_email}</a>: respondemos en 14 días y las decisiones sobre tu perfil las revisa una persona distinta de quien las tomó. Es también el punto de contacto del Reglamento (UE) 2022/2065 de Servicios Digitales y el lugar para avisar de contenidos ilícitos. El Coordinador de Servicios Digitales en España es la CNMC.</p>

<h2>12. Responsabilidad</h2>
<p>De la calidad y la seguridad de las clases respondes tú. Frente a profesionales, nuestra responsabilidad se limita a lo que hayan pagado en los últimos 12 meses, salvo dolo o culpa grave; el límite no afecta a consumidores. No prometemos un número de solicitudes.</p>

<h2>13. Cambios y ley</h2>
<p>Los cambios se comunican por correo con 15 días de antelación y se aceptan en tu cuenta; las solicitudes en las que ya estás asignado siguen con las condiciones anteriores. Se aplica la ley española. Si eres consumidor, son competentes los juzgados de tu domicilio; en otro caso, los de {city}.</p>

<h2>14. Contacto</h2>
<p>{company}, {company_address}. Teléfono {support_phone}, correo <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
}

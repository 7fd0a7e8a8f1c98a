import type { PageText } from '../../page.ts'

export const clientOffer: PageText = {
  name: 'Condiciones para alumnos',
  h1: 'Condiciones generales para alumnos y familias',
  title: 'Condiciones generales para alumnos | {brand} España',
  metad: 'Cómo buscas profesor particular con {brand} en España: solicitud gratuita, clases pagadas en euros, opiniones verificadas y reclamaciones.',
  text: `
<p>En vigor desde el {updated}. Son el acuerdo entre {company}, {company_details}, {company_address} y tú, que buscas clases particulares en {site}. Lo aceptas al enviar una solicitud y marcar la casilla. Incluye la información que exigen la Ley 34/2002 (LSSI-CE) y el texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios (TRLGDCU).</p>

<h2>1. Quién puede enviar una solicitud</h2>
<p>Una persona mayor de edad, para sí misma o para un menor del que sea madre, padre o tutor legal. El acuerdo se celebra en español. Antes de enviar el formulario puedes revisar y corregir cada paso.</p>

<h2>2. Precio del servicio</h2>
<p>Ninguno: catálogo, solicitud y ayuda son gratuitos para ti. La comisión la paga el profesor.</p>

<h2>3. Cómo avanza tu solicitud</h2>
<ul>
<li>El profesor que eliges tiene 24 horas para responder. Si la rechaza o no contesta, la ofrecemos a otros a los que les encaja, salvo que nos pidas lo contrario.</li>
<li>Si no eliges a nadie, un gestor la lleva.</li>
<li>Pueden responder cinco profesores como máximo; tú puedes preguntar a tres a la vez.</li>
<li>Tu teléfono, correo y dirección los ve solo el profesor asignado.</li>
<li>Puedes anularla cuando quieras, sin motivo y sin coste.</li>
</ul>

<h2>4. Las clases</h2>
<p>El contrato de las clases lo celebras con el profesor, que es también a quien pagas. Los precios del catálogo están en euros ({currency}) por 60 minutos e incluyen los impuestos que correspondan. Deja por escrito con el profesor cómo se cambian y se anulan. Pregunta al profesor si actúa como profesional: si no lo es, la normativa de consumo no se aplica a ese contrato, tal como obliga a advertir el artículo 97 bis del TRLGDCU. Leemos los perfiles antes de publicarlos y mostramos qué se ha verificado, pero no damos las clases ni prometemos notas. Si el alumno es menor, pide al profesor el certificado negativo de delitos de naturaleza sexual.</p>

<h2>5. Orden del catálogo</h2>
<p>Los parámetros principales, de mayor a menor peso, son las opiniones, la rapidez de respuesta, lo completo del perfil, el horario reciente, la verificación, la formación y la última visita. El puesto de pago lleva la etiqueta «TOP · de pago».</p>

<h2>6. Opiniones</h2>
<p>Solo puede opinar quien tuvo un profesor asignado en su solicitud, con fecha de primera clase y la comisión pagada: con eso comprobamos que recibió clase. La nota va del 1 al 5 y el texto, de 10 a 2000 caracteres; puedes cambiarla durante 14 días. Publicamos las favorables y las desfavorables, y ocultamos solo las ilícitas, las que insultan o las que revelan datos de otros, con una explicación a su autor.</p>

<h2>7. Desistimiento y baja</h2>
<p>Puedes desistir del acuerdo en 14 días naturales y darte de baja en cualquier momento, sin motivo ni coste: elimina tu perfil en los ajustes o escribe a {support_email} diciendo que desistes. Las solicitudes sin terminar se cierran en el acto.</p>

<h2>8. Normas de uso</h2>
<p>No des datos de otras personas, no envíes solicitudes sin querer clases, no difundas los datos de los profesores, no extraigas contenidos de forma automática y no insultes ni discrimines. Tras una infracción grave o repetida podemos dejar de admitir solicitudes tuyas. Te daremos los motivos y podrás reclamar.</p>

<h2>9. Reclamaciones y contenidos ilícitos</h2>
<p>Escribe a <a href="mailto:{support_email}">{support_email}</a> o llama al {support_phone}. Te damos un justificante y respondemos en un mes como máximo. Puedes pedir hojas de reclamaciones, acudir a la oficina municipal de información al consumidor (OMIC), a la dirección de consumo de tu comunidad autónoma o a la Junta Arbitral de Consumo. La misma dirección es nuestro punto de contacto del Reglamento (UE) 2022/2065: para avisar de un contenido ilícito, indica el enlace y el motivo.</p>

<h2>10. Responsabilidad</h2>
<p>Respondemos de nuestro servicio y de su conformidad según los artículos 114 y siguientes del TRLGDCU. De las clases responde el profesor. Si no llama o no se presenta, buscamos otro gratis.</p>

<h2>11. Datos personales</h2>
<p>La <a href="{privacy_link}">política de privacidad</a> explica qué hacemos con tus datos y los del menor. La autoridad de control es la Agencia Española de Protección de Datos (AEPD).</p>

<h2>12. Cambios, ley y juzgados</h2>
<p>Te avisamos de los cambios con 15 días de antelación y pedimos tu aceptación al entrar; si no estás de acuerdo, puedes darte de baja. Las solicitudes enviadas terminan con las condiciones anteriores. Se aplica la ley española y son competentes los juzgados de tu domicilio.</p>
`,
}

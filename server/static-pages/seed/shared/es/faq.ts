import type { Edition } from '../../../../../editions/index.ts'
import type { PageText } from '../../page.ts'

export const faq = ({ flags }: Edition): PageText => ({
  name: 'Preguntas frecuentes',
  h1: 'Preguntas frecuentes',
  title: 'Preguntas frecuentes sobre cómo encontrar profesor en {brand}',
  metad:
    'Cuánto cuesta una solicitud, cuándo se ven los datos de contacto, qué hacer si el profesor no contesta, cómo opinar y cómo borrar tus datos.',
  text: `
<h2>Alumnos y familias</h2>
<h3>¿Cuánto cuesta encontrar profesor?</h3>
<p>Nada. El catálogo, la solicitud y la ayuda de un gestor son gratis para ti. Solo pagas las clases, y se las pagas directamente al profesor.</p>
<h3>¿Quién ve mi teléfono y mi dirección?</h3>
<p>Solo el profesor asignado a tu solicitud y nuestros gestores. Los demás ven la materia, el nivel, la zona y lo que necesitas, sin tus datos de contacto.</p>
<h3>El profesor no contesta. ¿Y ahora?</h3>
<p>Tiene 24 horas. Después ofrecemos tu solicitud a otros profesores a los que les encaja y te escribimos cuando alguno responde. También puedes preguntar tú a otra persona del catálogo: puede haber hasta tres peticiones personales abiertas a la vez.</p>
<h3>¿Puedo cambiar de profesor?</h3>
<p>Sí. Llama o escribe: un gestor retira al profesor de tu solicitud y busca otro. No hace falta enviar una nueva.</p>
<h3>¿Cómo entro si nunca puse contraseña?</h3>
<p>Ve a «Entrar», elige el acceso de alumno y escribe el teléfono o el correo de tu solicitud. Te enviamos un código de seis dígitos que sirve durante 10 minutos. El enlace de nuestros correos también te deja entrar sin contraseña; sirve una vez y durante siete días.</p>
<h3>¿Cómo dejo una opinión? ¿Puedo cambiarla?</h3>
<p>El formulario se abre en la página de tu solicitud después de la primera clase, cuando el profesor haya pagado la comisión. La nota va del 1 al 5, con medios puntos, y el texto tiene al menos 10 caracteres. Puedes cambiarla durante 14 días. Una solicitud, una opinión.</p>
${
  flags.school
    ? `<h3>¿En qué se distinguen los profesores de la escuela online?</h3>
<p>Los elige la escuela asociada, los precios y paquetes son suyos y la primera clase es gratis. Cobra la escuela, así que ese profesor no paga comisión.</p>
`
    : ''
}<h3>¿Cómo borro mis datos?</h3>
<p>Elimina tu cuenta en los ajustes o escribe a <a href="mailto:{support_email}">{support_email}</a>. Las solicitudes sin terminar se cierran en el acto y tus datos de contacto se vuelven anónimos a los 30 días. Más en <a href="{privacy_link}">la política de privacidad</a>.</p>

<h2>Profesores</h2>
<h3>¿Qué pago y cuánto?</h3>
<p>Una comisión por solicitud, después de la primera clase. Es tu precio por hora multiplicado por un número de {factor_one} a {factor_often}, según cada cuánto sean las clases, y como mínimo {commission_minimum}. El perfil y responder a solicitudes son gratis.</p>
<h3>No hubo primera clase. ¿Pago?</h3>
<p>No. Cambia la fecha o, si no va a haber clases, renuncia a la solicitud e indica el motivo antes de que venza el pago. Si ya pagaste, escríbenos: lo revisamos y devolvemos la comisión a tu monedero.</p>
<h3>¿Qué pasa si no pago a tiempo?</h3>
<p>Te avisamos un día antes. A los tres días de retraso tu perfil deja de verse en el catálogo y de recibir solicitudes hasta que pagues.</p>
<h3>¿De qué depende mi puesto en el catálogo?</h3>
<p>De las opiniones, de lo rápido que respondes, de lo completo que está el perfil y lo reciente que es tu horario, de la verificación, de tu formación y de cuándo entraste por última vez. Solo se puede comprar el puesto con la etiqueta «TOP · de pago».</p>
`,
})

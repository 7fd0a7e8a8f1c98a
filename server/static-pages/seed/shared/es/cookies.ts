import type { Edition } from '../../../../../editions/index.ts'
import type { PageText } from '../../page.ts'

const consent = {
  banner:
    'En tu primera visita, un aviso te pregunta si aceptas las opcionales. Mientras no respondas, y también si las rechazas, no se cargan. Puedes cambiar tu respuesta cuando quieras en «Configurar cookies», al pie de la página; lo que desactives dejará de cargarse desde la página siguiente.',
  framework:
    'Si hay servicios así conectados, en tu primera visita una ventana o un aviso te pregunta si los aceptas. Sin tu permiso no se cargan. Puedes cambiar tu elección cuando quieras en esa misma ventana o en «Configurar cookies», al pie de la página.',
  none: 'El sitio no muestra aviso. Las herramientas opcionales se cargan con la página si el titular las conecta; más abajo te contamos cómo desactivarlas.',
}

export const cookies = ({ flags }: Edition): PageText => ({
  name: 'Cookies',
  h1: 'Cookies',
  title: 'Qué cookies usa {brand} y cómo controlarlas',
  metad: 'Cookies y registros del navegador que usa {site}: para qué sirve cada uno, cuánto dura y cómo desactivarlo.',
  text: `
<p>Una cookie es una pequeña nota que el sitio deja en tu navegador para reconocerlo la próxima vez. Otros datos se quedan en el almacenamiento del navegador y no viajan solos al servidor.</p>

<h2>Propias del sitio</h2>
<p>De la mayoría dependen la entrada y el catálogo; las demás cuentan visitas y comparan versiones de una página, sin nombres. Quedan entre tu navegador y nosotros, y se ponen sin preguntar.</p>
<table>
<thead><tr><th scope="col">Nombre</th><th scope="col">Para qué</th><th scope="col">Cuánto dura</th></tr></thead>
<tbody>
<tr><td>sid</td><td>Mantiene tu sesión. Los programas de la página no pueden leerla.</td><td>30 días desde tu última visita</td></tr>
<tr><td>signed_in</td><td>Indica a los programas de la página que hay una sesión abierta, pero no de quién.</td><td>30 días desde tu última visita</td></tr>
<tr><td>openid</td><td>Se pone mientras entras con otro servicio: demuestra que fue este navegador el que salió hacia él.</td><td>10 minutos</td></tr>
<tr><td>vid</td><td>Distingue un navegador de otro: para votar una sola vez y, cuando comparamos dos formas de una página, mostrarte siempre la misma.</td><td>1 año</td></tr>
<tr><td>viewed</td><td>Guarda los últimos perfiles que abriste, 20 como máximo, solo en este navegador.</td><td>90 días</td></tr>
<tr><td>ga_updated_tutor_schedule</td><td>Recuerda qué forma del horario ves, para que no cambie de una página a otra.</td><td>1 año; solo se pone mientras se comparan las formas</td></tr>
<tr><td>seen</td><td>Recuerda qué formas comparadas vio el navegador y si llegó a abrir el formulario y a enviar una solicitud, para contar cada uno una sola vez.</td><td>90 días; solo se pone mientras se comparan las formas</td></tr>
<tr><td>visit, compared</td><td>Almacenamiento del navegador: cuándo se abrió la última página y si se abrió el formulario, y en qué comparaciones ya se contó este navegador; así contamos visitas, sin nombres.</td><td>hasta que lo borres</td></tr>
<tr><td>cookie_consent</td><td>Almacenamiento del navegador: tu respuesta sobre las cookies.</td><td>hasta que lo borres</td></tr>
<tr><td>account, locale</td><td>Almacenamiento del navegador: el número de la cuenta abierta, para que lo sepan todas las pestañas; el idioma elegido.</td><td>hasta que lo borres</td></tr>
<tr><td>tutor_indicators</td><td>Almacenamiento del navegador: de un profesor, con su número, si puede verificarse, si tiene un pago vencido y cómo están sus datos de facturación. Se lee de nuevo al cabo de un día.</td><td>hasta que lo borres</td></tr>
<tr><td>profile, post</td><td>Almacenamiento del navegador: lo que un profesor ha escrito y aún no ha guardado.</td><td>hasta que se guarde o lo borres</td></tr>
<tr><td>english_test</td><td>Almacenamiento del navegador: tus respuestas al test de inglés, para seguir más tarde.</td><td>7 días</td></tr>
<tr><td>lesson_id, last_visited, reviews</td><td>Almacenamiento de la pestaña: la materia elegida, tu lugar en la lista, las opiniones ya cargadas.</td><td>mientras la pestaña esté abierta</td></tr>
<tr><td>login_contact, sent_code, code, catalog_type, ad_seen, chat</td><td>Almacenamiento de la pestaña: el contacto de tu solicitud, para entrar; adónde se envió un código para entrar o confirmar un contacto (nunca el código); el catálogo por el que llegaste; los anuncios ya contados; un mensaje sin enviar.</td><td>mientras la pestaña esté abierta</td></tr>
</tbody>
</table>

<h2>De dónde vienes</h2>
<table>
<thead><tr><th scope="col">Nombre</th><th scope="col">Para qué</th><th scope="col">Cuánto dura</th></tr></thead>
<tbody>
<tr><td>cpa</td><td>Solo aparece si llegas desde un anuncio: con ella ajustamos cuentas con la red publicitaria.</td><td>30 días</td></tr>
<tr><td>utm, referrer</td><td>Almacenamiento de la pestaña: el sitio o anuncio del que vienes; se añade a tu solicitud.</td><td>mientras la pestaña esté abierta</td></tr>
</tbody>
</table>

<h2>Herramientas opcionales</h2>
<p>El titular del sitio puede conectar estadísticas de visitas, un gestor de etiquetas${flags.liveChat ? ', un servicio de envío de correos y un chat en directo' : ' y un servicio de envío de correos'}. Esos servicios ponen sus propias cookies con sus propias reglas. ${consent[flags.consent_mode ? 'framework' : flags.cookies ? 'banner' : 'none']}</p>
<p>Otros dos servicios solo aparecen con lo que haces. Si el titular del sitio ha conectado una comprobación de que no eres un robot, el formulario la muestra tras varios intentos fallidos; entonces pone su propia cookie, que en reCAPTCHA de Google se llama _GRECAPTCHA. El reproductor de YouTube se abre desde youtube-nocookie.com cuando lo pones en marcha, y hasta entonces no se carga nada de YouTube; después puede guardar sus propios registros en el navegador.</p>
<p>También medimos lo que tardan en abrirse las páginas, más o menos en uno de cada diez navegadores, sin nombres ni contactos. El registro wv_bucket decide qué navegadores participan; las medidas se guardan 30 días.</p>

<h2>Cómo desactivar las cookies</h2>
<p>En la configuración de tu navegador puedes borrarlas o bloquearlas para {site}. El catálogo seguirá funcionando, pero no podrás entrar en tu cuenta. Del resto de los datos habla <a href="{privacy_link}">la política de privacidad</a>; escribe tus preguntas a <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
})

import type { PageText } from '../../page.ts'

export const contacts: PageText = {
  name: 'Контакти',
  h1: 'Контакти',
  title: 'Контакти {brand}: телефон, пошта, години роботи',
  metad: 'Як зв’язатися з {brand}: телефон {support_phone}, пошта {support_email}, години роботи підтримки.',
  text: `
<p>Пишіть і телефонуйте, якщо заявка застрягла, репетитор не виходить на зв’язок або щось на сайті не працює. Якщо маєте номер заявки, назвіть його: так ми відповімо швидше.</p>

<h2>Підтримка</h2>
<table>
<tbody>
<tr><th scope="row">Телефон</th><td>{support_phones}</td></tr>
<tr><th scope="row">Пошта</th><td><a href="mailto:{support_email}">{support_email}</a></td></tr>
<tr><th scope="row">Будні</th><td>{hours_weekdays}</td></tr>
<tr><th scope="row">Вихідні</th><td>{hours_weekend}</td></tr>
</tbody>
</table>
<p>Години вказано за місцевим часом ({city}). Листи, що надійшли поза цими годинами, читаємо наступного дня.</p>

<h2>Кому що писати</h2>
<ul>
<li><strong>Учням і батькам:</strong> підбір репетитора, зміна або скасування заявки, відгук.</li>
<li><strong>Репетиторам:</strong> анкета, комісія, гаманець, рахунки.</li>
<li><strong>Про персональні дані:</strong> доступ, виправлення, видалення. У темі листа вкажіть «Персональні дані».</li>
<li><strong>Про порушення:</strong> неправдива анкета, чужі фото чи тексти, образливий відгук. Додайте посилання на сторінку.</li>
</ul>

<h2>Власник сайту</h2>
<p>{company}<br>{company_details}<br>{company_address}</p>
<p>Документи: <a href="{offer_link}">оферта для репетиторів</a>, <a href="{client_offer_link}">умови для учнів</a>, <a href="{privacy_link}">політика приватності</a>.</p>
`,
}

import type { PageText } from '../../page.ts'

export const contacts: PageText = {
  name: 'Контакты',
  h1: 'Контакты',
  title: 'Контакты {brand}: телефон, почта, часы работы',
  metad: 'Как связаться с {brand}: телефон {support_phone}, почта {support_email}, часы работы поддержки.',
  text: `
<p>Пишите и звоните, если заявка застряла, репетитор не выходит на связь или на сайте что-то не открывается. Знаете номер заявки — назовите его, ответим быстрее.</p>

<h2>Поддержка</h2>
<table>
<tbody>
<tr><th scope="row">Телефон</th><td>{support_phones}</td></tr>
<tr><th scope="row">Почта</th><td><a href="mailto:{support_email}">{support_email}</a></td></tr>
<tr><th scope="row">Будни</th><td>{hours_weekdays}</td></tr>
<tr><th scope="row">Выходные</th><td>{hours_weekend}</td></tr>
</tbody>
</table>
<p>Часы указаны по местному времени ({city}). Письма, пришедшие в нерабочие часы, читаем на следующий день.</p>

<h2>С чем обращаться</h2>
<ul>
<li><strong>Ученикам и родителям:</strong> подбор репетитора, изменение или отмена заявки, отзыв.</li>
<li><strong>Репетиторам:</strong> анкета, комиссия, кошелёк, счета.</li>
<li><strong>О персональных данных:</strong> доступ, исправление, удаление. В теме письма напишите «Персональные данные».</li>
<li><strong>О нарушениях:</strong> недостоверная анкета, чужие фото и тексты, оскорбительный отзыв. Приложите ссылку на страницу.</li>
</ul>

<h2>Владелец сайта</h2>
<p>{company}<br>{company_details}<br>{company_address}</p>
<p>Документы: <a href="{offer_link}">оферта для репетиторов</a>, <a href="{client_offer_link}">условия для учеников</a>, <a href="{privacy_link}">политика конфиденциальности</a>.</p>
`,
}

import type { PageText } from '../../page.ts'

export const privacy: PageText = {
  name: 'Privacy policy',
  h1: 'Privacy policy',
  title: 'Privacy policy: {brand} Ukraine',
  metad: 'Which personal data {brand} processes in Ukraine, why, who sees it, how long it is kept and how to use your rights.',
  text: `
<p>In force from {updated}. The owner of personal data collected through {site} is {company}, {company_details}, {company_address}. We process it under the Law of Ukraine on Personal Data Protection No. 2297-VI of 1 June 2010 (“the Law”). If language versions differ, the Ukrainian one applies.</p>

<h2>1. What we collect</h2>
<table>
<thead><tr><th scope="col">Who you are</th><th scope="col">Data</th></tr></thead>
<tbody>
<tr><td>Student or parent</td><td>name, phone, email, city and address of lessons, subject, level, age group of the student, wishes, correspondence, reviews</td></tr>
<tr><td>Tutor</td><td>first and last name, sex, date of birth, contact details, photo, profile texts, education, documents, places and hours of lessons, answers to requests, payments</td></tr>
<tr><td>Visitor</td><td>IP address, browser, profiles viewed, the page or advertisement you came from, cookies</td></tr>
</tbody>
</table>
<p>Card details are entered on the payment institution’s page and never reach us. We don’t ask about health, convictions or faith; leave them out of your wishes.</p>

<p>You give us nearly all of it yourself. The rest comes from your browser and, about tutors, from students’ reviews. Without a name and phone a request can’t be passed on; without other details it is only less exact.</p>

<h2>2. Purposes and grounds</h2>
<ul>
<li><strong>Contract</strong> (Article 11(1)(3) of the Law): passing on a request, bringing student and tutor together, taking the commission, keeping you informed.</li>
<li><strong>Consent</strong> (item 1): publishing a tutor’s profile or a review, sending news.</li>
<li><strong>Legal duty</strong> (item 5): accounting, answers to lawful inquiries.</li>
<li><strong>Legitimate interest</strong> (item 6): protecting the site, preventing fraud, measuring page speed without names.</li>
</ul>
<p>You consent by ticking a box and can withdraw at any time: a link in the email or your settings switch mailings off. Withdrawal doesn’t undo what was done before.</p>

<h2>3. Who sees the data</h2>
<ul>
<li>Tutors offered a request see subject, level, district and wishes; only the appointed tutor sees phone, email and address.</li>
<li>The student sees the tutor’s phone after the appointment. Profiles and reviews are public.</li>
<li>The partner online school receives the request and contact details if you ask for lessons there.</li>
<li>Processors who work for us under contract: hosting, email and SMS, telephony, payments.</li>
<li>State bodies, where the law demands it.</li>
</ul>
<p>We don’t sell data. If a processor works outside Ukraine, data goes only to states with proper protection or under the safeguards of Article 29 of the Law.</p>

<h2>4. How long we keep it</h2>
<ul>
<li>A student’s profile until you delete it; contact details are made anonymous 30 days later.</li>
<li>A tutor’s profile until it is deleted; name, contact details, texts, photo and documents are erased 14 days after the request.</li>
<li>Requests, reviews and payments without contact details for the terms of tax law.</li>
<li>Sign-in codes 10 minutes, sign-in links 7 days, sessions 30 days after the last visit, viewed tutors 90 days.</li>
</ul>

<h2>5. Your rights</h2>
<p>Article 8 of the Law entitles you to know where and why your data is processed and who received it, to access and correct it, to object, to demand deletion, to withdraw consent and to be protected from decisions made solely by machine. Checking and blocking is always done by staff; only a profile with an overdue commission leaves the list automatically, as the terms for tutors describe.</p>
<p>You can change or delete your profile in your account; tutors can also download a copy of their data. Send other requests to <a href="mailto:{support_email}">{support_email}</a> with the subject “Personal data”. Access is free and given within 30 calendar days.</p>

<h2>6. Children</h2>
<p>A parent or guardian gives a child’s data and the consent. A name and an age group are enough.</p>

<h2>7. Security</h2>
<p>The connection is encrypted. Passwords and codes are kept in a form from which they can’t be restored. Tutors’ documents are closed to outsiders. Staff see only what their work needs, and each change they make is recorded. If a leak may harm you, we tell you without delay.</p>

<h2>8. Cookies</h2>
<p>The list with terms is on the page <a href="{root}/p/cookies/">Cookies</a>.</p>

<h2>9. Complaints</h2>
<p>The Ukrainian Parliament Commissioner for Human Rights supervises the protection of personal data. You may turn to the Commissioner or to a court.</p>

<h2>10. Changes</h2>
<p>A new version appears here with a new date. We announce important changes by email or in your account.</p>
`,
}

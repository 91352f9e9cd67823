/** Pieces of texts as WordPress and Ghost store them. */
export const wordPressTexts: Readonly<Record<string, string>> = {
  "a classic text": `Eerste alinea
met een tweede regel.

Tweede <strong>vette</strong> alinea.<br />
Na een break.

<h1>Kop</h1>
Tekst onder de kop.
<ul>
 	<li>Eén</li>
 	<li>Twee
<ul>
 	<li>Dieper</li>
</ul>
</li>
</ul>
<blockquote>Citaat

Tweede alinea ervan</blockquote>
<pre>regel 1
  regel 2

regel 3</pre>
<!--more-->
Slot [1] en [sic] en [[gallery]].`,
  "a caption": `Ervoor.

[caption id="attachment_7" align="alignleft" width="300"]<a href="http://www.oud.example/wp-content/uploads/2024/05/a.jpg"><img class="size-medium wp-image-7" src="http://oud.example/wp-content/uploads/2024/05/a-300x200.jpg" alt="Een brug" width="300" height="200" srcset="x 1w" /></a> De <em>brug</em> bij nacht[/caption]

Erna.`,
  galleries: `[gallery ids="7,8,99" link="file"]

Tussen

[gallery]`,
  "embeds in lines": `Kijk:
https://www.youtube.com/watch?v=dQw4w9WgXcQ
en ook

[embed]https://vimeo.com/123456[/embed]

https://twitter.com/x/status/1

[audio mp3="https://oud.example/wp-content/uploads/2024/05/lied.mp3"][/audio]`,
  code: `[code lang="php"]<?php if ($a['x'] < 1) { echo "[gallery]"; }

?>[/code]

En &lt;div&gt; in <code>[x y="1"]</code>.`,
  "page builders": `[vc_row full_width="stretch"][vc_column width="1/2"][vc_column_text css=".vc{}"]
Woorden in een kolom.

Nog een.
[/vc_column_text][vc_single_image image="7"][/vc_column][/vc_row]
[et_pb_section][et_pb_row][et_pb_text admin_label="T"]<p>Divi</p>[/et_pb_text][/et_pb_row][/et_pb_section]
[contact-form-7 id="12" title="Contact"][mijn_tabel id=&#8221;3&#8221;][ref]Een noot[/ref][vc_raw_html]JTNDZGl2[/vc_raw_html]`,
  blocks: `<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">Een alinea
op twee regels</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading" id="h-kop">Kop</h1>
<!-- /wp:heading -->

<!-- wp:list -->
<ul><!-- wp:list-item -->
<li>Een<!-- wp:list {"ordered":true} -->
<ol><!-- wp:list-item -->
<li>Dieper</li>
<!-- /wp:list-item --></ol>
<!-- /wp:list --></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p>Citaat</p>
<!-- /wp:paragraph --><cite>Jan</cite></blockquote>
<!-- /wp:quote -->

<!-- wp:pullquote -->
<figure class="wp-block-pullquote"><blockquote><p>Groot</p><cite>Piet</cite></blockquote></figure>
<!-- /wp:pullquote -->

<!-- wp:more -->
<!--more-->
<!-- /wp:more -->

<!-- wp:nextpage -->
<!--nextpage-->
<!-- /wp:nextpage -->

Losse regel
in een klassiek deel

<!-- wp:separator -->
<hr class="wp-block-separator"/>
<!-- /wp:separator -->

<!-- wp:latest-posts {"postsToShow":3} /-->
<!-- wp:block {"ref":1} /-->`,
  "blocks of pictures": `<!-- wp:image {"id":7} -->
<figure class="wp-block-image alignright size-large"><a href="https://oud.example/wp-content/uploads/2024/05/a.jpg"><img src="https://i0.wp.com/oud.example/wp-content/uploads/2024/05/a-1024x683.jpg?resize=1024&amp;ssl=1" alt="" class="wp-image-7"/></a><figcaption class="wp-element-caption">Bijschrift</figcaption></figure>
<!-- /wp:image -->

<!-- wp:gallery -->
<figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":8} -->
<figure class="wp-block-image"><img src="https://oud.example/wp-content/uploads/2024/05/b-scaled.jpg" alt="B"/></figure>
<!-- /wp:image --><figcaption class="blocks-gallery-caption">Van de reis</figcaption></figure>
<!-- /wp:gallery -->

<!-- wp:cover {"url":"https://oud.example/wp-content/uploads/2024/05/c.jpg"} -->
<div class="wp-block-cover" style="background-image:url(https://oud.example/wp-content/uploads/2024/05/c.jpg)"><div class="wp-block-cover__inner-container"><p class="has-large-font-size">Op de omslag</p></div></div>
<!-- /wp:cover -->

<!-- wp:media-text -->
<div class="wp-block-media-text alignwide"><figure class="wp-block-media-text__media"><img src="/wp-content/uploads/2024/05/d-300x200.jpg" alt="D"/></figure><div class="wp-block-media-text__content"><p>Ernaast</p></div></div>
<!-- /wp:media-text -->`,
  "other blocks": `<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://youtu.be/dQw4w9WgXcQ
</div><figcaption>Bij de video</figcaption></figure>
<!-- /wp:embed -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://oud.example/contact/">Bel ons</a></div></div>
<!-- /wp:buttons -->

<!-- wp:table -->
<figure class="wp-block-table is-style-stripes"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><figcaption>Onderschrift</figcaption></figure>
<!-- /wp:table -->

<!-- wp:code -->
<pre class="wp-block-code"><code>const a = [1];
if (a &lt; 2) {}</code></pre>
<!-- /wp:code -->

<!-- wp:verse -->
<pre class="wp-block-verse">Een vers<br>tweede regel</pre>
<!-- /wp:verse -->

<!-- wp:details -->
<details class="wp-block-details"><summary>Vraag</summary><!-- wp:paragraph -->
<p>Antwoord</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:file {"id":9} -->
<div class="wp-block-file"><object class="wp-block-file__embed" data="https://oud.example/wp-content/uploads/2024/05/plan.pdf" type="application/pdf"></object><a href="https://oud.example/wp-content/uploads/2024/05/plan.pdf">Het plan</a><a href="https://oud.example/wp-content/uploads/2024/05/plan.pdf" class="wp-block-file__button" download>Download</a></div>
<!-- /wp:file -->

<!-- wp:audio -->
<figure class="wp-block-audio"><audio controls src="https://oud.example/wp-content/uploads/2024/05/lied.mp3"></audio><figcaption>Een lied</figcaption></figure>
<!-- /wp:audio -->

<!-- wp:paragraph -->
<p>Met een noot<sup data-fn="3fa85f64-5717" class="fn"><a href="#3fa85f64-5717" id="3fa85f64-5717-link">1</a></sup>.</p>
<!-- /wp:paragraph -->
<!-- wp:footnotes /-->`,
  "an elementor page": `<div class="elementor-widget-wrap"><div class="elementor-element elementor-heading" data-id="1"><h2 class="elementor-heading-title" style="color:red">Elementor</h2></div><div class="elementor-text-editor"><p style="text-align:center">Tekst <span style="font-weight:bold">vet</span></p></div><svg><path d="M0"/></svg><script>track()</script><style>.a{}</style><form><p>Meld je aan</p><input name="e"></form></div>`,
  links: `<a href="http://www.oud.example/2024/05/ander/?utm=1#stap">oud</a> <a href="https://oud.example/?p=12">nummer</a> <a href="https://oud.example/weg/">weg</a> <a href="https://elders.example/x" target="_blank" rel="noopener">elders</a> <a href="mailto:a@b.example">post</a> <a href="tel:0612">bel</a> <a href="javascript:x()">niets</a> <a href="https://oud.example/wp-content/uploads/a.docx">Word</a> <img src="http://elders.example/p.png" alt="E"> <img src="data:image/png;base64,AAAA" alt=""> <iframe src="https://www.google.com/maps/embed?pb=1" title="Kaart"></iframe> <img class="emoji" alt="😀" src="https://s.w.org/x.png">`,
};

export const ghostTexts: Readonly<Record<string, string>> = {
  text: '<p>Een <b>vette</b> tekst.</p><h2 id="kop-twee">Kop</h2><p><a href="/ander/#kop">Ander</a></p><!--kg-card-begin: html--><div class="eigen"><p>Eigen HTML</p></div><!--kg-card-end: html--><!--members-only--><p>Voor leden</p><blockquote class="kg-blockquote-alt">Citaat</blockquote><hr>',
  pictures:
    '<figure class="kg-card kg-image-card kg-width-wide kg-card-hascaption"><img src="/content/images/size/w600/2024/05/a.jpg" class="kg-image" alt="A" loading="lazy" width="2000" height="1333" srcset="/content/images/size/w600/a.jpg 600w" sizes="(min-width: 1200px) 1200px"><figcaption><span style="white-space: pre-wrap;">Bij A</span></figcaption></figure><figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="/content/images/2024/05/b.jpg" width="10" height="10" loading="lazy" alt="B"></div><div class="kg-gallery-image"><img src="/content/images/2024/05/c.jpg" alt="C"></div></div></div><figcaption>Van alles</figcaption></figure>',
  cards:
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://elders.example/stuk"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Een stuk</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://elders.example/i.png" alt=""></div></div></a><figcaption>Lees dit</figcaption></figure><div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Vraag</span></h4><button class="kg-toggle-card-icon"><svg><path d="M0"/></svg></button></div><div class="kg-toggle-content"><p>Antwoord</p></div></div><div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Let <b>op</b></div></div><div class="kg-card kg-button-card kg-align-center"><a href="/contact/" class="kg-btn kg-btn-accent">Bel ons</a></div><figure class="kg-card kg-code-card"><pre><code class="language-js">a &lt; b</code></pre><figcaption>Code</figcaption></figure>',
  media:
    '<figure class="kg-card kg-embed-card kg-card-hascaption"><iframe width="200" height="113" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" title="Een film"></iframe><figcaption>Erbij</figcaption></figure><div class="kg-card kg-file-card"><a class="kg-file-card-container" href="/content/files/2024/05/plan.pdf" title="Download" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">Het plan</div></div></a></div><div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail" alt="" src="/content/images/t.png"><div class="kg-audio-player-container"><audio src="/content/media/lied.mp3" preload="metadata"></audio><div class="kg-audio-title">Lied</div></div></div><figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="/content/media/film.mp4" poster="x"></video></div><figcaption>De film</figcaption></figure><div class="kg-card kg-product-card"><div class="kg-product-card-container"><img src="/content/images/p.jpg" class="kg-product-card-image"><h4 class="kg-product-card-title">Ding</h4><div class="kg-product-card-description"><p>Mooi ding</p></div><a href="https://elders.example/koop" class="kg-product-card-button">Koop</a></div></div><div class="kg-card kg-header-card kg-v2"><h2 class="kg-header-card-heading">Welkom</h2><p class="kg-header-card-subheading">Hallo</p></div><div class="kg-card kg-signup-card"><h2>Word lid</h2><form><input></form></div>',
};

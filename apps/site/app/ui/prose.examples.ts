/** Everything that the newsroom's editor can write, as it comes after cleaning. */
export const exampleProse = [
  '<p>A vendégek zónával kezdtek, és ezzel nyolc percig <strong>meg is fogták</strong> a hazai támadójátékot. ',
  '<a href="/merkozesek">A negyedenkénti statisztikák itt olvashatók.</a></p>',
  '<h2>A harmadik negyed döntött</h2><p>Hat eladott labda az első <em>négy percben</em>.</p>',
  '<blockquote>„Nem lettünk gyorsabbak. Előbb indultunk.”<br />Varga Ákos, csapatkapitány</blockquote>',
  '<figure><img src="/files/gyors-inditas.webp" alt="Gyors indítás" width="1600" height="900" loading="lazy" />',
  '<figcaption>Tizenegy pont lerohanásból.</figcaption></figure>',
  '<h3>Ami jól működött</h3><ul><li>38 lepattanó, ebből 13 támadó</li><li>24 gólpassz</li></ul>',
  '<table><tbody><tr><th><p>Negyed</p></th><th><p>Sólymok</p></th><th><p>Bikák</p></th></tr>',
  '<tr><td><p>1.</p></td><td><p>24</p></td><td><p>25</p></td></tr></tbody></table>',
  '<figure><a href="/media/4">▶</a></figure>',
  '<ol><li>elsőként</li><li>másodikként</li></ol><hr /><p>Szombaton folytatjuk.</p>',
].join('')

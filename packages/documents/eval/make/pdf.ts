import { deflateSync } from 'node:zlib'
import { cut } from './office-common.ts'
import { drawLines, makeJpeg, xmp } from './pictures.ts'
import type { Made, Planter } from './planter.ts'
import type { Kind } from './values.ts'

/** Kinds that WinAnsi can write. */
const LATIN: readonly Kind[] = ['iban', 'card', 'email', 'phone', 'ssn', 'bsn', 'dni', 'address']

interface Writer {
  /** Reserves a number, so that objects can point at each other. */
  reserve(): number
  set(number: number, body: string | Buffer): number
  add(body: string | Buffer): number
  stream(dictionary: string, data: string | Buffer, filter?: 'flate' | 'hex' | '85' | 'none'): number
  /** The file, with later versions of objects as an update behind it. */
  write(trailer: string, later: ReadonlyMap<number, Buffer>): Uint8Array
}

/** PDF by hand: everything a file can hold, written the way ISO 32000-1 describes it. */
export async function makePdf(planter: Planter): Promise<Made> {
  const writer = createWriter()
  const catalog = writer.reserve()
  const pages = writer.reserve()
  const font = writer.add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  /** Letters a to j are shown as digits. */
  const shifted = writer.add(
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[97/zero/one/two/three/four/five/six/seven/eight/nine]>>>>',
  )
  const sentence = (place: string, kind?: Kind) => planter.sentence(place, kind ?? planter.random.pick(LATIN))
  const value = (place: string, kind?: Kind) => planter.value(place, kind ?? planter.random.pick(LATIN))
  const later = new Map<number, Buffer>()
  const kids: number[] = []
  const annotations: number[] = []
  const fields: number[] = []
  const objects: string[] = []
  let xObjects = ''
  let catalogExtras = ''
  let pictures = 0

  // Page one: every way to show text.
  const shown: string[] = [
    `BT /F1 12 Tf 50 780 Td ${literal(`Report ${planter.keep()} of the quarter`)} Tj ET`,
  ]
  let line = 0
  const at = () => 750 - 22 * line++
  const add = (place: string, operators: () => string) => {
    if (planter.uses(place)) shown.push(operators())
  }
  add('text', () => `BT /F1 11 Tf 50 ${at()} Td ${literal(sentence('text'))} Tj ET`)
  add(
    'kerned text',
    () =>
      `BT /F1 11 Tf 50 ${at()} Td [${cut(sentence('kerned text'), planter, 6)
        .map((piece) => `${literal(piece)} -20`)
        .join(' ')}] TJ ET`,
  )
  add(
    'hexadecimal text',
    () =>
      `BT /F1 11 Tf 50 ${at()} Td <${Buffer.from(sentence('hexadecimal text'), 'latin1').toString('hex')}> Tj ET`,
  )
  add(
    'octal text',
    () =>
      `BT /F1 11 Tf 50 ${at()} Td (${[...Buffer.from(sentence('octal text'), 'latin1')].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}) Tj ET`,
  )
  add('split text', () => {
    const pieces = cut(sentence('split text'), planter, 3)
    return `BT /F1 11 Tf 50 ${at()} Td ${pieces.map((piece) => `${literal(piece)} Tj`).join(' ')} ET`
  })
  add('letters placed one by one', () => {
    const y = at()
    return [...sentence('letters placed one by one', 'iban')]
      .map((letter, index) => `BT /F1 10 Tf 1 0 0 1 ${50 + index * 8} ${y} Tm ${literal(letter)} Tj ET`)
      .join(' ')
  })
  add(
    'next line operators',
    () =>
      `BT /F1 11 Tf 12 TL 50 ${at()} Td (Quotes) Tj ${literal(sentence('quote operator'))} ' 0 0 ${literal(sentence('double quote operator'))} " ET`,
  )
  line++
  line++
  add('rotated text', () => `BT /F1 10 Tf 0 1 -1 0 30 60 Tm ${literal(sentence('rotated text'))} Tj ET`)
  add(
    'slanted text',
    () => `BT /F1 10 Tf .94 .34 -.34 .94 120 60 Tm ${literal(sentence('slanted text'))} Tj ET`,
  )
  add(
    'invisible text',
    () => `BT 3 Tr /F1 11 Tf 50 ${at()} Td ${literal(sentence('invisible text'))} Tj 0 Tr ET`,
  )
  add('white text', () => `q 1 1 1 rg BT /F1 11 Tf 50 ${at()} Td ${literal(sentence('white text'))} Tj ET Q`)
  add('tiny text', () => `BT /F1 .4 Tf 50 ${at()} Td ${literal(sentence('tiny text'))} Tj ET`)
  add('text off the page', () => `BT /F1 11 Tf 2000 2000 Td ${literal(sentence('text off the page'))} Tj ET`)
  add(
    'clipped text',
    () => `q 0 0 1 1 re W n BT /F1 11 Tf 300 300 Td ${literal(sentence('clipped text'))} Tj ET Q`,
  )
  add('covered text', () => {
    const y = at()
    return `BT /F1 11 Tf 50 ${y} Td ${literal(sentence('covered text'))} Tj ET 0 0 0 rg 45 ${y - 4} 420 16 re f`
  })
  add(
    'ActualText',
    () =>
      `/Span <</ActualText ${literal(sentence('ActualText'))}/Alt ${literal(value('Alt'))}>> BDC BT /F1 11 Tf 50 ${at()} Td (shown instead) Tj ET EMC`,
  )
  add('comment in the content', () => `% ${value('comment in the content')}\n`)
  add('text drawn twice', () => {
    const bold = literal(sentence('text drawn twice'))
    const y = at()
    return `BT /F1 11 Tf 50 ${y} Td ${bold} Tj ET BT /F1 11 Tf 50.3 ${y} Td ${bold} Tj ET`
  })
  add('value over two lines', () => {
    const [one, two] = cut(value('value over two lines', 'iban'), planter, 2)
    const y = at()
    return `BT /F1 11 Tf 50 ${y} Td ${literal(`Account IBAN: ${one}`)} Tj ET BT /F1 11 Tf 50 ${at() + 9} Td ${literal(`${two} was noted`)} Tj ET`
  })
  add(
    'raised letters',
    () =>
      `BT /F1 11 Tf 50 ${at()} Td ${cut(sentence('raised letters'), planter, 6)
        .map((piece, index) => `${index % 2 ? 2 : 0} Ts ${literal(piece)} Tj`)
        .join(' ')} 0 Ts ET`,
  )
  add('letters from the end', () => {
    const y = at()
    return [...sentence('letters from the end', 'bsn')]
      .map((letter, index) => `BT /F1 10 Tf 1 0 0 1 ${50 + index * 6} ${y} Tm ${literal(letter)} Tj ET`)
      .reverse()
      .join(' ')
  })
  add('shifted letters', () => {
    const digits = value('shifted letters', 'bsn')
    const codes = [...digits].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
    return `BT /F1 11 Tf 50 ${at()} Td (BSN: ) Tj /F2 11 Tf (${codes}) Tj ET`
  })
  add('tiling pattern', () => {
    const tile = writer.stream(
      `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 400 20]/XStep 400/YStep 20/Resources<</Font<</F1 ${font} 0 R>>>>`,
      `BT /F1 9 Tf 2 5 Td ${literal(sentence('tiling pattern'))} Tj ET`,
    )
    objects.push(`/Pattern<</P1 ${tile} 0 R>>`)
    // Tiles start at the page's corner.
    return `q /Pattern cs /P1 scn 0 ${Math.round(at() / 20) * 20} 400 20 re f Q`
  })
  add('form XObject', () => {
    const inner = writer.stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 500 30]/Resources<</Font<</F1 ${font} 0 R>>>>`,
      `BT /F1 11 Tf 5 5 Td ${literal(sentence('inner form XObject'))} Tj ET`,
      'flate',
    )
    const outer = writer.stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 600 60]/Resources<</Font<</F1 ${font} 0 R>>/XObject<</In ${inner} 0 R>>>>`,
      `BT /F1 11 Tf 5 5 Td ${literal(sentence('form XObject'))} Tj ET q 1 0 0 1 0 20 cm /In Do Q`,
      'flate',
    )
    xObjects += `/Fm1 ${outer} 0 R`
    line++
    return `q 1 0 0 1 45 ${at()} cm /Fm1 Do Q`
  })
  add('unused form XObject', () => {
    xObjects += `/Fm2 ${writer.stream(`/Type/XObject/Subtype/Form/BBox[0 0 500 30]/Resources<</Font<</F1 ${font} 0 R>>>>`, `BT /F1 11 Tf 5 5 Td ${literal(sentence('unused form XObject'))} Tj ET`)} 0 R`
    return ''
  })
  add('hidden layer', () => {
    const layer = writer.add(`<</Type/OCG/Name ${literal(value('layer name'))}>>`)
    catalogExtras += `/OCProperties<</OCGs[${layer} 0 R]/D<</OFF[${layer} 0 R]/Order[${layer} 0 R]>>>>`
    objects.push(`/Properties<</L1 ${layer} 0 R>>`)
    return `/OC /L1 BDC BT /F1 11 Tf 50 ${at()} Td ${literal(sentence('hidden layer'))} Tj ET EMC`
  })
  if (planter.uses('inline picture')) {
    const grey = await (await drawLines([planter.drawn('inline picture', 'iban')], { size: 16 }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const bytes = Buffer.alloc(grey.info.width * grey.info.height)
    for (let index = 0; index < bytes.length; index++)
      bytes[index] = grey.data[index * grey.info.channels] ?? 0
    shown.push(
      `q 300 0 0 45 50 ${at() - 40} cm BI /W ${grey.info.width} /H ${grey.info.height} /CS /G /BPC 8 /F /AHx ID ${bytes.toString('hex')}> EI Q`,
    )
    pictures++
    line += 3
  }

  // Annotations and form fields.
  const rectangle = (index: number) => `/Rect[300 ${40 + index * 25} 560 ${60 + index * 25}]`
  if (planter.uses('annotations')) {
    const free = sentence('free text appearance')
    const appearance = writer.stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 260 20]/Resources<</Font<</F1 ${font} 0 R>>>>`,
      `BT /F1 9 Tf 2 5 Td ${literal(free)} Tj ET`,
    )
    annotations.push(
      writer.add(
        `<</Type/Annot/Subtype/FreeText${rectangle(0)}/DA(/F1 9 Tf)/Contents ${literal(sentence('free text'))}/RC ${literal(`<body>${value('rich contents')}</body>`)}/AP<</N ${appearance} 0 R>>>>`,
      ),
    )
    annotations.push(
      writer.add(
        `<</Type/Annot/Subtype/Text${rectangle(1)}/Contents ${literal(sentence('sticky note'))}/T ${literal(value('note author'))}/Subj ${literal(value('note subject'))}/NM(${value('note name', 'bsn')})>>`,
      ),
    )
    annotations.push(
      writer.add(
        `<</Type/Annot/Subtype/Link${rectangle(2)}/Border[0 0 0]/A<</S/URI/URI(mailto:${value('link', 'email')})>>>>`,
      ),
    )
    annotations.push(
      writer.add(
        `<</Type/Annot/Subtype/Highlight${rectangle(3)}/QuadPoints[300 140 560 140 300 120 560 120]/Contents ${wide(sentence('highlight'))}>>`,
      ),
    )
  }
  if (planter.uses('unapplied redaction')) {
    const y = at()
    shown.push(`BT /F1 11 Tf 50 ${y} Td ${literal(sentence('below a redaction'))} Tj ET`)
    annotations.push(
      writer.add(
        `<</Type/Annot/Subtype/Redact/Rect[45 ${y - 4} 400 ${y + 12}]/OverlayText ${literal(value('redaction overlay'))}>>`,
      ),
    )
  }
  if (planter.uses('picture beside text')) {
    const jpeg = Buffer.from(await makeJpeg(planter, [planter.drawn('picture beside text', 'iban')]))
    const size = jpegSize(jpeg)
    xObjects += `/Im9 ${writer.stream(imageDictionary(size.width, size.height), jpeg, 'none')} 0 R`
    shown.push(`q 280 0 0 ${Math.round((280 * size.height) / size.width)} 300 300 cm /Im9 Do Q`)
    pictures++
  }
  if (planter.uses('form fields')) {
    const field = (index: number, body: string) => {
      const number = writer.add(
        `<</Type/Annot/Subtype/Widget${rectangle(index)}/F 4/DA(/F1 9 Tf 0 g)${body}>>`,
      )
      annotations.push(number)
      fields.push(number)
    }
    const filled = sentence('field value')
    const appearance = writer.stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 260 20]/Resources<</Font<</F1 ${font} 0 R>>>>`,
      `/Tx BMC BT /F1 9 Tf 2 5 Td ${literal(filled)} Tj ET EMC`,
    )
    field(
      5,
      `/FT/Tx/T(name)/V ${literal(filled)}/DV ${literal(value('field default'))}/TU ${literal(value('field tooltip'))}/TM ${literal(value('field mapping name'))}/AP<</N ${appearance} 0 R>>`,
    )
    field(6, `/FT/Ch/T(choice)/Opt[${literal(value('choice option'))}(b)]/V(b)`)
    field(
      7,
      `/FT/Btn/Ff 65536/T(${value('field name', 'bsn')})/MK<</CA ${literal(value('button caption'))}>>`,
    )
    const parent = writer.reserve()
    const child = writer.add(`<</Type/Annot/Subtype/Widget${rectangle(8)}/F 4/Parent ${parent} 0 R>>`)
    writer.set(
      parent,
      `<</FT/Tx/T(parent)/DA(/F1 9 Tf 0 g)/V ${literal(sentence('value of a parent field'))}/Kids[${child} 0 R]>>`,
    )
    annotations.push(child)
    fields.push(parent)
    const signature = writer.add(
      `<</Type/Sig/Filter/Adobe.PPKLite/Name ${literal(value('signature name'))}/Reason ${literal(value('signature reason'))}/Location ${literal(value('signature location'))}/ContactInfo ${literal(value('signature contact'))}>>`,
    )
    field(9, `/FT/Sig/T(signature)/V ${signature} 0 R`)
    const xfa = planter.uses('XFA')
      ? `/XFA ${writer.stream('', `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><data>${value('XFA', 'iban')}</data></xdp:xdp>`, 'flate')} 0 R`
      : ''
    catalogExtras += `/AcroForm<</Fields[${fields.map((number) => `${number} 0 R`).join(' ')}]/DR<</Font<</F1 ${font} 0 R>>>>${xfa}>>`
  }

  const resources = `/Resources<</Font<</F1 ${font} 0 R/F2 ${shifted} 0 R>>/XObject<<${xObjects}>>${objects.join('')}>>`
  const content = writer.stream(
    '',
    shown.join('\n'),
    planter.random.pick(['flate', 'flate', 'hex', '85', 'none']),
  )
  let pageExtras = ''
  if (planter.uses('page metadata'))
    pageExtras += `/Metadata ${writer.stream('/Type/Metadata/Subtype/XML', xmp(value('page metadata')), 'flate')} 0 R`
  if (planter.uses('piece info'))
    pageExtras += `/PieceInfo<</App<</LastModified(D:2026)/Private ${literal(value('piece info'))}>>>>`
  if (planter.uses('page thumbnail')) {
    const small = await (await drawLines([planter.drawn('page thumbnail', 'iban')], { size: 14 }))
      .jpeg()
      .toBuffer({ resolveWithObject: true })
    pageExtras += `/Thumb ${writer.stream(imageDictionary(small.info.width, small.info.height), small.data, 'none')} 0 R`
  }
  kids.push(
    writer.add(
      `<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 595 842]${resources}/Contents ${content} 0 R/Annots[${annotations.map((number) => `${number} 0 R`).join(' ')}]${pageExtras}>>`,
    ),
  )

  // A page shown on its side, whose content comes in pieces that cut an operator's text.
  const sideways = `BT /F1 12 Tf 60 400 Td ${literal(`Turned page ${planter.keep()}`)} Tj ET ${planter.uses('turned page') ? `BT /F1 11 Tf 60 360 Td ${literal(sentence('turned page'))} Tj ET` : ''}`
  const middle = sideways.indexOf(' Td')
  const halves = [
    writer.stream('', sideways.slice(0, middle), 'flate'),
    writer.stream('', sideways.slice(middle), 'flate'),
  ]
  kids.push(
    writer.add(
      `<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 595 842]/Rotate 90/Resources<</Font<</F1 ${font} 0 R>>>>/Contents[${halves.map((number) => `${number} 0 R`).join(' ')}]>>`,
    ),
  )

  if (planter.uses('old revision')) {
    const old = writer.stream(
      '',
      `BT /F1 11 Tf 60 700 Td ${literal(sentence('old revision'))} Tj ET`,
      'flate',
    )
    later.set(old, streamBody('', Buffer.from('BT /F1 11 Tf 60 700 Td (Nothing to see) Tj ET'), 'flate'))
    kids.push(
      writer.add(
        `<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${old} 0 R>>`,
      ),
    )
  }
  if (planter.uses('scanned page')) {
    const jpeg = Buffer.from(
      await makeJpeg(planter, ['A scanned letter', planter.drawn('scanned page', 'iban'), 'with regards']),
    )
    const size = jpegSize(jpeg)
    const image = writer.stream(imageDictionary(size.width, size.height), jpeg, 'none')
    const scan = writer.stream(
      '',
      `q 500 0 0 ${Math.round((500 * size.height) / size.width)} 40 600 cm /Im1 Do Q`,
      'flate',
    )
    kids.push(
      writer.add(
        `<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</Im1 ${image} 0 R>>>>/Contents ${scan} 0 R>>`,
      ),
    )
    pictures++
  }
  if (planter.uses('scan in strips')) {
    // A scanner's driver cuts the page; the cut goes through the line.
    const drawn = await (await drawLines([planter.drawn('scan in strips', 'card')], { size: 32 }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = drawn.info
    const grey = Buffer.alloc(width * height)
    for (let index = 0; index < grey.length; index++) grey[index] = drawn.data[index * channels] ?? 255
    const cutAt = 38
    const strips = [grey.subarray(0, cutAt * width), grey.subarray(cutAt * width)]
    const names = strips.map(
      (strip, index) =>
        `/S${index} ${writer.stream(`/Type/XObject/Subtype/Image/Width ${width}/Height ${strip.length / width}/ColorSpace/DeviceGray/BitsPerComponent 8`, strip, 'flate')} 0 R`,
    )
    const scale = 500 / width
    const paint = writer.stream(
      '',
      `q 500 0 0 ${((height - cutAt) * scale).toFixed(3)} 40 600 cm /S1 Do Q q 500 0 0 ${(cutAt * scale).toFixed(3)} 40 ${(600 + (height - cutAt) * scale).toFixed(3)} cm /S0 Do Q`,
    )
    kids.push(
      writer.add(
        `<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 595 842]/Resources<</XObject<<${names.join('')}>>>>/Contents ${paint} 0 R>>`,
      ),
    )
    pictures += 2
  }
  if (planter.uses('stencil')) {
    const drawn = await (await drawLines([planter.drawn('stencil', 'iban')], { size: 32 }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = drawn.info
    const rowBytes = Math.ceil(width / 8)
    const bits = Buffer.alloc(rowBytes * height, 255)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if ((drawn.data[(y * width + x) * channels] ?? 255) < 128)
          bits[y * rowBytes + (x >> 3)]! &= ~(128 >> (x & 7))
      }
    }
    const mask = writer.stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ImageMask true/BitsPerComponent 1`,
      bits,
    )
    const paint = writer.stream(
      '',
      `0 0 0 rg q 500 0 0 ${Math.round((500 * height) / width)} 40 600 cm /M Do Q`,
    )
    kids.push(
      writer.add(
        `<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</M ${mask} 0 R>>>>/Contents ${paint} 0 R>>`,
      ),
    )
    pictures++
  }
  if (planter.uses('unreferenced object')) {
    writer.add(`<</Client ${literal(value('unreferenced object'))}>>`)
    writer.stream('', `BT ${literal(sentence('unreferenced stream'))} Tj ET`, 'flate')
  }
  if (planter.uses('outline')) {
    const outlines = writer.reserve()
    const item = writer.add(
      `<</Title ${wide(sentence('outline'))}/Parent ${outlines} 0 R/Dest[${kids[0]} 0 R/Fit]>>`,
    )
    writer.set(outlines, `<</Type/Outlines/First ${item} 0 R/Last ${item} 0 R/Count 1>>`)
    catalogExtras += `/Outlines ${outlines} 0 R`
  }
  const names: string[] = []
  if (planter.uses('attachment')) {
    const file = writer.stream('/Type/EmbeddedFile', sentence('attachment'), 'flate')
    const label = value('attachment name', 'bsn')
    const spec = writer.add(
      `<</Type/Filespec/F(${label}.txt)/UF ${wide(`${label}.txt`)}/Desc ${literal(value('attachment description'))}/EF<</F ${file} 0 R>>>>`,
    )
    names.push(`/EmbeddedFiles<</Names[(a) ${spec} 0 R]>>`)
  }
  if (planter.uses('script'))
    names.push(
      `/JavaScript<</Names[(s) <</S/JavaScript/JS ${literal(`app.alert("${value('script')}")`)}>>]>>`,
    )
  if (planter.uses('destination name'))
    names.push(`/Dests<</Names[${literal(value('destination name'))} [${kids[0]} 0 R/Fit]]>>`)
  if (names.length > 0) catalogExtras += `/Names<<${names.join('')}>>`
  if (planter.uses('page labels'))
    catalogExtras += `/PageLabels<</Nums[0 <</P ${literal(value('page label'))}/S/D>>]>>`
  if (planter.uses('structure')) {
    const tree = writer.reserve()
    const element = writer.add(
      `<</Type/StructElem/S/P/P ${tree} 0 R/Alt ${literal(sentence('structure alt'))}/ActualText ${wide(value('structure text'))}/E ${literal(value('expansion'))}/T ${literal(value('structure title'))}>>`,
    )
    writer.set(tree, `<</Type/StructTreeRoot/K ${element} 0 R>>`)
    catalogExtras += `/StructTreeRoot ${tree} 0 R/MarkInfo<</Marked true>>`
  }
  if (planter.uses('metadata'))
    catalogExtras += `/Metadata ${writer.stream('/Type/Metadata/Subtype/XML', xmp(value('metadata')), 'none')} 0 R`
  let trailer = `/Root ${catalog} 0 R`
  if (planter.uses('information')) {
    const info = writer.add(
      `<</Title ${literal(sentence('title'))}/Author ${wide(value('author'))}/Subject ${literal(value('subject'))}/Keywords ${literal(value('keywords'))}/Client ${literal(value('own entry'))}>>`,
    )
    trailer += `/Info ${info} 0 R`
  }
  writer.set(
    pages,
    `<</Type/Pages/Kids[${kids.map((number) => `${number} 0 R`).join(' ')}]/Count ${kids.length}>>`,
  )
  writer.set(catalog, `<</Type/Catalog/Pages ${pages} 0 R${catalogExtras}>>`)
  let bytes = writer.write(trailer, later)
  if (planter.uses('behind the end'))
    bytes = new Uint8Array(Buffer.concat([bytes, Buffer.from(`\n% ${value('behind the end')}\n`, 'latin1')]))
  return {
    name: 'made.pdf',
    bytes,
    planted: planter.planted,
    kept: planter.kept,
    counts: { pages: kids.length, pictures },
  }
}

function imageDictionary(width: number, height: number): string {
  return `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
}

function jpegSize(jpeg: Buffer): { width: number; height: number } {
  let at = 2
  while (jpeg[at] === 0xff && ![0xc0, 0xc2].includes(jpeg[at + 1] ?? 0)) at += 2 + jpeg.readUInt16BE(at + 2)
  return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
}

/** A literal string; what is outside of ASCII stands as an octal escape. */
function literal(text: string): string {
  const escaped = [...Buffer.from(text, 'latin1')].map((byte) => {
    if (byte === 0x28 || byte === 0x29 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`
    return byte > 126 ? `\\${byte.toString(8)}` : String.fromCharCode(byte)
  })
  return `(${escaped.join('')})`
}

/** A text string in UTF-16, as programs write it. */
function wide(text: string): string {
  return `<${Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')}>`
}

function ascii85(data: Buffer): string {
  let out = ''
  for (let at = 0; at < data.length; at += 4) {
    const group = Buffer.alloc(4)
    data.copy(group, 0, at, at + 4)
    const length = Math.min(4, data.length - at)
    let word = group.readUInt32BE(0)
    if (word === 0 && length === 4) {
      out += 'z'
      continue
    }
    let letters = ''
    for (let index = 0; index < 5; index++) {
      letters = String.fromCharCode(33 + (word % 85)) + letters
      word = Math.floor(word / 85)
    }
    out += letters.slice(0, length + 1)
  }
  return `${out}~>`
}

function streamBody(dictionary: string, data: Buffer, filter: 'flate' | 'hex' | '85' | 'none'): Buffer {
  const packed =
    filter === 'flate'
      ? deflateSync(data)
      : filter === 'hex'
        ? Buffer.from(`${data.toString('hex')}>`)
        : filter === '85'
          ? Buffer.from(ascii85(data))
          : data
  const name = {
    flate: '/Filter/FlateDecode',
    hex: '/Filter/ASCIIHexDecode',
    85: '/Filter/ASCII85Decode',
    none: '',
  }[filter]
  return Buffer.concat([
    Buffer.from(`<<${dictionary}${name}/Length ${packed.length}>>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream', 'latin1'),
  ])
}

function createWriter(): Writer {
  const bodies: Buffer[] = []
  const writer: Writer = {
    reserve: () => bodies.push(Buffer.from('null')),
    set(number, body) {
      bodies[number - 1] = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
      return number
    },
    add: (body) => writer.set(writer.reserve(), body),
    stream: (dictionary, data, filter = 'flate') =>
      writer.add(
        streamBody(dictionary, typeof data === 'string' ? Buffer.from(data, 'latin1') : data, filter),
      ),
    write(trailer, later) {
      const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')]
      let length = chunks[0]!.length
      const push = (chunk: Buffer) => {
        chunks.push(chunk)
        length += chunk.length
      }
      const frame = (number: number, body: Buffer) => {
        const start = length
        push(Buffer.from(`${number} 0 obj\n`))
        push(body)
        push(Buffer.from('\nendobj\n'))
        return start
      }
      const starts = bodies.map((body, index) => frame(index + 1, body))
      const table = length
      const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
      push(
        Buffer.from(
          `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${bodies.length + 1}${trailer}>>\nstartxref\n${table}\n%%EOF\n`,
        ),
      )
      if (later.size > 0) {
        const updates = [...later].map(
          ([number, body]) => `${number} 1\n${String(frame(number, body)).padStart(10, '0')} 00000 n \n`,
        )
        const second = length
        push(
          Buffer.from(
            `xref\n${updates.join('')}trailer\n<</Size ${bodies.length + 1}${trailer}/Prev ${table}>>\nstartxref\n${second}\n%%EOF\n`,
          ),
        )
      }
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
  return writer
}

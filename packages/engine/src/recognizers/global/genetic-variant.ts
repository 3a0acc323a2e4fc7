import { defineRecognizer } from '../../define.ts'

/**
 * Genetic variant: dbSNP reference number (rs and digits) or HGVS notation, with or without its reference
 * sequence ("NM_000518.5:c.20A>T", "p.Val600Glu"). The grammar of HGVS is so particular that it needs no label.
 */
const AMINO = 'Ala|Arg|Asn|Asp|Cys|Gln|Glu|Gly|His|Ile|Leu|Lys|Met|Phe|Pro|Ser|Thr|Trp|Tyr|Val|Ter|Sec'
const REFERENCE = String.raw`(?:(?:N[CGMPRTW]_\d{6,9}(?:\.\d{1,2})?|ENS[TGP]\d{11}(?:\.\d{1,2})?|LRG_\d{1,4}(?:[tp]\d)?)(?:\([A-Z][A-Z0-9-]{1,11}\))?:)?`

export default defineRecognizer({
  entity: 'GENETIC_VARIANT',
  title: 'Genetic variant',
  description: 'Genetic variant of a person, as dbSNP number or in HGVS notation',
  format: 'rs number, or HGVS such as c.76A>T or p.Val600Glu',
  group: 'health',
  sources: ['https://hgvs-nomenclature.org/stable/', 'https://www.ncbi.nlm.nih.gov/snp/docs/RefSNP_about/'],
  patterns: [
    {
      name: 'coding',
      regex: new RegExp(
        String.raw`${REFERENCE}[cgmn]\.[-*]?\d{1,9}(?:[-+]\d{1,6})?(?:_[-*]?\d{1,9}(?:[-+]\d{1,6})?)?(?:[ACGT]>[ACGT]|delins[ACGT]{1,40}|del[ACGT]{0,40}|dup[ACGT]{0,40}|ins[ACGT]{1,40}|inv)`,
      ),
      score: 0.75,
    },
    {
      name: 'protein',
      regex: new RegExp(
        String.raw`${REFERENCE}p\.\(?(?:${AMINO})\d{1,5}(?:(?:${AMINO}|\*|=)(?:fs(?:Ter|\*)?\d{0,4})?|fs(?:Ter|\*)?\d{0,4}|del|dup|_(?:${AMINO})\d{1,5}(?:del|dup|ins(?:${AMINO})+))\)?`,
      ),
      score: 0.75,
    },
    {
      name: 'protein, short',
      regex: /p\.[ACDEFGHIKLMNPQRSTVWY]\d{1,4}(?:[ACDEFGHIKLMNPQRSTVWY*]|fs)/,
      score: 0.4,
    },
    { name: 'dbSNP', regex: /rs\d{5,10}/, score: 0.4 },
  ],
  context: {
    en: [
      'variant',
      'mutation',
      'snp',
      'dbsnp',
      'genotype',
      'allele',
      'heterozygous',
      'homozygous',
      'brca1',
      'brca2',
      'gene',
      'genetic',
      'carrier',
      'pathogenic',
      'hgvs',
    ],
    de: ['variante', 'mutation', 'genotyp', 'heterozygot', 'homozygot', 'gen', 'allel'],
    fr: ['variant', 'mutation', 'génotype', 'hétérozygote', 'homozygote', 'allèle'],
    es: ['variante', 'mutación', 'genotipo', 'heterocigoto', 'homocigoto', 'alelo'],
    pt: ['variante', 'mutação', 'genótipo', 'heterozigoto', 'homozigoto'],
    it: ['variante', 'mutazione', 'genotipo', 'eterozigote', 'omozigote'],
  },
  examples: {
    match: [
      'carrier of [[NM_000518.5:c.20A>T]]',
      'BRAF [[p.Val600Glu]] detected',
      'SNP [[rs429358]] genotype C/C',
      'BRCA1 [[c.5266dupC]] heterozygous',
      'mutation [[p.V600E]]',
    ],
    reject: [
      { text: 'see c.76 of the code', why: 'no change named' },
      { text: 'rs123', why: 'too short for a dbSNP number' },
      { text: 'call p.Value600', why: 'no amino acid' },
      { text: 'users123456', why: 'part of a word' },
    ],
  },
})

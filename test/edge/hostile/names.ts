// Names that are sent to break something. Each must be accepted as a name, echoed without control characters, line breaks and noncharacters, and shown in a
// drawing that is valid XML.

const at = (code: string): string => String.fromCodePoint(Number.parseInt(code, 16));
const around = (code: string): string => `Li${at(code)}Ming`;

// biome-ignore format: one kind a row
const CHARACTERS: Readonly<Record<string, string>> = {
  'a null': '0', 'a bell': '7', 'a backspace': '8', 'a tab': '9', 'a line feed': 'a', 'a vertical tab': 'b', 'a form feed': 'c', 'a carriage return': 'd', 'an escape': '1b', 'a delete': '7f',
  'a next line': '85', 'an introducer of control sequences': '9b', 'an end of a string of control': '9c', 'an operating system command': '9d',
  'an embedding from right to left': '202b', 'an embedding from left to right': '202a', 'an override from right to left': '202e', 'an override from left to right': '202d', 'an end of an embedding': '202c',
  'an isolate from left to right': '2066', 'an isolate from right to left': '2067', 'a first strong isolate': '2068', 'an end of an isolate': '2069', 'a mark from left to right': '200e', 'a mark from right to left': '200f', 'an Arabic letter mark': '61c',
  'a language tag': 'e0001', 'a tag of a letter': 'e0041', 'an end of tags': 'e007f', 'a noncharacter of Arabic': 'fdd0', 'the last of Arabic': 'fdef', 'the first plane’s last but one': 'fffe', 'the first plane’s last': 'ffff', 'the second plane’s last': '1ffff', 'the last of all': '10ffff',
  'a separator of lines': '2028', 'a separator of paragraphs': '2029', 'a mark of byte order': 'feff', 'a space of no width': '200b', 'a joiner': '200d', 'a non-joiner': '200c', 'a joiner of words': '2060', 'a soft hyphen': 'ad', 'an invisible plus': '2064',
  'an object replacement': 'fffc', 'a replacement character': 'fffd', 'an anchor of annotations': 'fff9', 'a private character': 'e000', 'a private character of the last plane': '100000', 'a filler of Hangul': '3164', 'a Braille blank': '2800', 'a combining joiner': '34f',
  'a Mongolian separator': '180e', 'a variation selector': 'fe0f', 'a keycap': '20e3', 'a Hanzi beyond the first plane': '20bb7', 'an ideographic space': '3000', 'a no-break space': 'a0', 'an ogham space': '1680', 'a thin space': '2009',
};

// biome-ignore format: one trick a row
const WHOLE: Readonly<Record<string, string>> = {
  'an element': '<b>Li</b>', 'a script': '<script>alert(1)</script>', 'an end of a text': '</text></svg><svg onload=alert(1)>', 'a quotation mark and a handler': '" onload="alert(1)', 'an apostrophe and a handler': "' onload='alert(1)",
  'an end of CDATA': ']]>', 'a section of CDATA': '<![CDATA[x]]>', 'a comment': '<!-- -->', 'an instruction': '<?xml version="1.0"?>', 'a declaration of entities': '<!DOCTYPE x [<!ENTITY y "z">]>', 'an entity': '&lol;', 'a numbered entity of a null': '&#0;', 'an entity left open': '&amp', 'an image with a handler': '<img src=x onerror=alert(1)>',
  'a link to code': 'javascript:alert(1)', 'a style': '<style>*{display:none}</style>', 'a template of Jinja': '{{7*7}}', 'a template of JavaScript': '\u0024{7*7}', 'a template of Ruby': '#{7*7}', 'a lookup of Java': '\u0024{jndi:ldap://x.example/a}', 'a shell': '$(reboot)', 'a shell in back quotes': '`reboot`', 'a pipe': '| reboot',
  'a formula': '=HYPERLINK("http://x.example")', 'another formula': '@SUM(1+1)', 'a query': "Robert'); DROP TABLE births;--", 'a path': '../../../etc/passwd', 'a file of Windows': 'CON', 'a format of C': '%s%s%s%n', 'a name of objects': '__proto__', 'a name of functions': 'constructor', 'nothing but spaces': '   ', 'a quotation mark of JSON': '","admin":true,"x":"',
  'a backslash at its end': 'Li\\', 'a colour of a terminal': '\u001b[31mLi\u001b[0m', 'a title of a terminal': '\u001b]0;x\u0007Li', 'a hundred combining marks': `L${'\u0301'.repeat(99)}i`, 'a family in one sign': '👨‍👩‍👧‍👦', 'a flag': '🇨🇳', 'a hundred Hanzi': '魑'.repeat(100), 'a hundred and one': 'x'.repeat(101), 'a thousand letters': 'x'.repeat(1000), 'Arabic': 'محمد', 'Hebrew and Latin': 'דוד Li',
};

export type NameCase = readonly [sentence: string, name: string];
export const NAMES: readonly NameCase[] = [
  ...Object.entries(CHARACTERS).map(([what, code]) => [`a name with ${what}`, around(code)] as const),
  ...Object.entries(WHOLE).map(([what, name]) => [`a name of ${what}`, name] as const),
];

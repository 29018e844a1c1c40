// The disclaimer of a chart in Japanese. In a file of its own: a page that casts needs no other text of the service at first.

export const disclaimer = '検証された予言ではなく、内省のための伝統的な象徴体系です。計算した構造のみを示し、解釈はしません。';

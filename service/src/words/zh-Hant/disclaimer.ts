// The disclaimer of a chart in traditional Chinese. In a file of its own: a page that casts needs no other text of the service at first.

export const disclaimer = '傳統象徵體系，供參考與自省，並非經過驗證的預測。只給出計算所得的結構，不作解讀。';

// The disclaimer of a chart in simplified Chinese. In a file of its own: a page that casts needs no other text of the service at first.

export const disclaimer = '传统象征体系，供参考与自省，并非经过验证的预测。只给出计算所得的结构，不作解读。';
